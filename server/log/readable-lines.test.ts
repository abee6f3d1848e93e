import { expect, test } from 'vitest'

import { readableLine } from './readable-lines.ts'

const time = '2026-03-02T18:00:00.123Z'

test('a line in the terminal says when, how bad and what', () => {
  const line = readableLine(JSON.stringify({ level: 'error', time, msg: 'request', path: '/store' }))

  expect(line).toBe('07:45:00 ✗ request /store\n')
})

test('an error shows where it came from', () => {
  const err = { type: 'Error', message: 'kaputt', stack: '    at there' }

  expect(readableLine(JSON.stringify({ level: 'warn', msg: 'outbox', err }))).toBe(
    '▲ outbox\n  Error: kaputt\n    at there\n',
  )
})
