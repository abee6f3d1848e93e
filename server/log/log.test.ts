import { expect, test } from 'vitest'

import { createLogs } from './log.ts'

test('passwords, tokens, cookies and keys never reach the log', () => {
  const lines: string[] = []
  const { log } = createLogs('info', { write: (line) => lines.push(line) })

  log.info({ headers: { cookie: 'GEHEIM', authorization: 'GEHEIM', 'set-cookie': 'GEHEIM' } }, 'a')
  log.info(
    { user: { password: 'GEHEIM', pin: 'GEHEIM' }, apiKey: 'GEHEIM', req: { body: { token: 'GEHEIM' } } },
    'b',
  )

  expect(lines).toHaveLength(2)
  expect(lines.join()).not.toContain('GEHEIM')
})

test('an error, a sentence and an unknown fact are written without the values of people', () => {
  const lines: string[] = []
  const { log } = createLogs('trace', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('x'), { severity: 'ERROR', code: '23505', detail: 'GEHEIM' })
  const error = Object.assign(new Error('Failed query: x\nparams: GEHEIM', { cause }), { params: ['GEHEIM'] })

  log.error(error)
  log.error(error, 'order failed for "GEHEIM"')
  log.error({ err: error, requestId: 'a-b-c', guest: 'GEHEIM', phone: 4366012345 }, 'failed %s', 'GEHEIM')
  log.warn({ problems: [{ err: error, email: 'GEHEIM' }], msg: 'mail to GEHEIM@example.com' })

  expect(lines.join()).not.toMatch(/GEHEIM|4366/)
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'Failed query',
    'order failed for "…"',
    'failed ***',
    'mail to …',
  ])
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({
    requestId: 'a-b-c',
    err: { type: 'Error', message: 'Failed query', cause: { code: '23505' } },
  })
})
