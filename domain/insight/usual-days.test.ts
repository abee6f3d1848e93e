import fc from 'fast-check'
import { expect, it } from 'vitest'

import { comparedDays } from './weekday-comparison.ts'
import { usualDays, usualOf } from './usual-days.ts'

it('today and the same weekday of eight weeks are compared up to the same time of day, clocks changed or not', () => {
  const days = usualDays(Temporal.Instant.from('2026-11-25T00:30:00+01:00'), 'Europe/Vienna', '05:00')

  expect(days).toHaveLength(9)
  expect(days.map(({ day }) => day).slice(0, 3)).toEqual(['2026-11-24', '2026-11-17', '2026-11-10'])
  expect(days[5]).toMatchObject({ weeksAgo: 5, day: '2026-10-20' })
  expect(days[5]?.until.toString()).toBe('2026-10-20T22:30:00Z')
})

it('the week before is the one that the start view compares with', () => {
  const anyNow = fc.integer({ min: Date.parse('2025-01-01'), max: Date.parse('2027-12-31') })
  fc.assert(
    fc.property(anyNow, (ms) => {
      const now = Temporal.Instant.fromEpochMilliseconds(ms)
      const { today, lastWeek, until } = comparedDays(now, 'Europe/Vienna', '05:00')
      const [first, second] = usualDays(now, 'Europe/Vienna', '05:00')

      expect([first?.day, second?.day, second?.until.toString()]).toEqual([today, lastWeek, until.toString()])
    }),
  )
})

it.each([
  [[], null],
  [[4, 9], null],
  [[4, 9, 5], 5],
  [[4, 9, 5, 0], 5],
  [[10, 11, 12, 300], 12],
  [[0, 0, 0], 0],
])('of %j it is usual to have %s', (weeks, usual) => {
  expect(usualOf(weeks)).toBe(usual)
})
