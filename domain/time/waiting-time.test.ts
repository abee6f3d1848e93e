import { expect, it } from 'vitest'

import { formatWaiting } from './waiting-time.ts'

const now = Temporal.Instant.from('2026-11-24T12:00:00Z')

it.each([
  ['2026-11-24T12:00:30Z', 'gerade eben'],
  ['2026-11-24T11:59:01Z', 'gerade eben'],
  ['2026-11-24T11:59:00Z', 'seit 1 Min.'],
  ['2026-11-24T10:00:01Z', 'seit 119 Min.'],
  ['2026-11-24T10:00:00Z', 'seit 2 Std.'],
  ['2026-11-22T12:00:01Z', 'seit 47 Std.'],
  ['2026-11-22T12:00:00Z', 'seit 2 Tagen'],
])('what came at %s waits %s', (since, text) => {
  expect(formatWaiting(Temporal.Instant.from(since), now)).toBe(text)
})
