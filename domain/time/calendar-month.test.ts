import { describe, expect, it } from 'vitest'

import { dayNumberOf } from './calendar-day.ts'
import { daysOfMonth, monthInWords, monthOfDay, monthsAway } from './calendar-month.ts'

describe('a month', () => {
  it.each([
    ['2026-10', '2026-10-01', '2026-11-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
    ['2028-02', '2028-02-01', '2028-03-01'],
  ])('%s reaches from %s to before %s', (month, from, to) => {
    expect(daysOfMonth(month)).toEqual({ from: dayNumberOf(from), to: dayNumberOf(to) })
    expect(monthOfDay(dayNumberOf(from))).toBe(month)
    expect(monthOfDay(dayNumberOf(to) - 1)).toBe(month)
  })

  it('is called by its name', () => {
    expect(monthInWords('2026-03')).toBe('März 2026')
  })

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %d months are %s', (month, months, other) => {
    expect(monthsAway(month, months)).toBe(other)
  })

  it('that there is not is none', () => {
    expect(() => daysOfMonth('2026-13')).toThrow(RangeError)
  })
})
