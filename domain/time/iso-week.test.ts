import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { isoDayOf } from './calendar-day.ts'
import { dayAfter, daysOfWeek, isoWeekOf } from './iso-week.ts'

test.each([
  ['2026-11-24', 2026, 48],
  ['2026-01-01', 2026, 1],
  ['2025-12-29', 2026, 1],
  ['2027-01-03', 2026, 53],
  ['2027-01-04', 2027, 1],
  ['2021-01-03', 2020, 53],
])('%s is in week %i/%i', (day, year, week) => {
  expect(isoWeekOf(day)).toEqual({ year, week })
})

test('a week begins on Monday, also over the end of a year', () => {
  const week = daysOfWeek('2027-01-01')

  expect([week[0], week.at(-1)]).toEqual(['2026-12-28', '2027-01-03'])
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
})

it('agrees with the calendar of the language on every day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }).map(isoDayOf), (day) => {
      const { weekOfYear, yearOfWeek } = Temporal.PlainDate.from(day)

      expect(isoWeekOf(day)).toEqual({ year: yearOfWeek, week: weekOfYear })
      expect(daysOfWeek(day)).toContain(day)
    }),
  )
})
