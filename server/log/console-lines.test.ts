import { expect, test } from 'vitest'

import { logConsole } from './console-lines.ts'
import { createLogs } from './log.ts'

const secret = 'Kanari'

function hearConsole() {
  const lines: string[] = []
  const { log } = createLogs('trace', { write: (line) => lines.push(line) })
  const printed: Partial<Console> = {}
  logConsole(log, printed)

  return { lines, printed }
}

test('what a library prints is a line of the log, without what it is about', () => {
  const { lines, printed } = hearConsole()
  const error = Object.assign(new Error(`Failed query: select\nparams: ${secret}`), { params: [secret] })

  printed.error?.(' ⨯', error, { digest: secret })
  printed.error?.(`Failed query: select $1\nparams: ${secret}`)
  printed.warn?.('%s did not answer', secret)
  printed.log?.({ user: secret })
  printed.dir?.({ user: secret })

  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    '⨯',
    'Failed query',
    '%s did not answer',
    'console',
    'console',
  ])
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', err: { message: 'Failed query' } })
  expect(lines.join()).not.toContain(secret)
})
