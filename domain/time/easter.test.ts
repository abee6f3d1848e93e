import { expect, it } from 'vitest'

import { isoDayOf, weekdayIndexOf } from './calendar-day.ts'
import { easterSundayOf } from './easter.ts'

it.each([
  '1961-04-02',
  '2000-04-23',
  '2008-03-23',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2038-04-25',
  '2285-03-22',
])('Easter Sunday is %s', (isoDay) => {
  expect(isoDayOf(easterSundayOf(Number(isoDay.slice(0, 4))))).toBe(isoDay)
})

it('Easter is a Sunday from 22 March to 25 April in every year', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const day = easterSundayOf(year)

    expect(weekdayIndexOf(day)).toBe(6)
    expect(isoDayOf(day) >= `${year}-03-22` && isoDayOf(day) <= `${year}-04-25`).toBe(true)
  }
})
