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
