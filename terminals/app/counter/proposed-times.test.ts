import fc from 'fast-check'
import { expect, it } from 'vitest'

import { nextAt, proposedTimes } from './proposed-times.ts'

const at = (text: string) => Temporal.Instant.from(text)
const vienna = 'Europe/Vienna'

it('offers times after the one that was wanted, on full five minutes', () => {
  const times = proposedTimes(at('2026-11-27T11:33:00Z'), at('2026-11-27T11:00:00Z'))

  expect(times.slice(0, 3).map(String)).toEqual([
    '2026-11-27T11:45:00Z',
    '2026-11-27T11:55:00Z',
    '2026-11-27T12:05:00Z',
  ])
})

it('offers nothing that has passed, however late the order is', () => {
  const instant = fc.integer({ min: 0, max: 4e12 }).map((ms) => Temporal.Instant.fromEpochMilliseconds(ms))
  fc.assert(
    fc.property(instant, instant, (due, now) => {
      for (const time of proposedTimes(due, now)) {
        expect(Temporal.Instant.compare(time, now)).toBe(1)
        expect(Temporal.Instant.compare(time, due)).toBe(1)
        expect(time.epochMilliseconds % 300_000).toBe(0)
      }
    }),
  )
})

it.each([
  ['18:30', '2026-11-27T17:30:00Z'],
  ['11:59', '2026-11-28T10:59:00Z'],
  ['12:00', '2026-11-28T11:00:00Z'],
  ['', null],
  ['7', null],
])('%j typed at noon in Vienna means %s', (typed, meant) => {
  expect(nextAt(typed, at('2026-11-27T11:00:00Z'), vienna)?.toString() ?? null).toBe(meant)
})
