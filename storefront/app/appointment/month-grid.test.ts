import { describe, expect, it } from 'vitest'

import { clampDay, dayAfterKey, weeksOfMonth } from './month-grid.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)

describe('the calendar page of a month', () => {
  it('starts every row on Monday and leaves the neighbouring months out', () => {
    const weeks = weeksOfMonth(Temporal.PlainYearMonth.from('2026-11'))

    expect(weeks).toHaveLength(6)
    expect(weeks[0]?.days.map((date) => date?.day ?? null)).toEqual([null, null, null, null, null, null, 1])
    expect(weeks[5]?.days[0]?.day).toBe(30)
  })

  it.each([
    ['2026-01', [1, 2, 3, 4, 5]],
    ['2027-01', [53, 1, 2, 3, 4]],
    ['2024-12', [48, 49, 50, 51, 52, 1]],
    ['2021-02', [5, 6, 7, 8]],
  ])('numbers the weeks of %s as ISO 8601 does', (month, numbers) => {
    expect(weeksOfMonth(Temporal.PlainYearMonth.from(month)).map((week) => week.number)).toEqual(numbers)
  })

  it('shows each day of the month once', () => {
    for (
      let month = Temporal.PlainYearMonth.from('2026-01');
      month.year < 2029;
      month = month.add({ months: 1 })
    ) {
      const days = weeksOfMonth(month).flatMap((week) => week.days.flatMap((date) => date?.day ?? []))
      expect(days).toEqual(Array.from({ length: month.daysInMonth }, (_, index) => index + 1))
    }
  })
})

describe('the keyboard in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-18'],
    ['ArrowRight', '2026-11-20'],
    ['ArrowUp', '2026-11-12'],
    ['ArrowDown', '2026-11-26'],
    ['Home', '2026-11-16'],
    ['End', '2026-11-22'],
    ['PageUp', '2026-10-19'],
    ['PageDown', '2026-12-19'],
  ])('%s leads from Thursday the 19th to %s', (key, expected) => {
    expect(dayAfterKey(day('2026-11-19'), key)?.toString()).toBe(expected)
  })

  it('leaves other keys alone', () => {
    expect(dayAfterKey(day('2026-11-19'), 'a')).toBeNull()
  })

  it('stays within the days on offer', () => {
    const [first, last] = [day('2026-11-19'), day('2027-02-17')]

    expect(clampDay(day('2026-11-12'), first, last)).toEqual(first)
    expect(clampDay(day('2027-03-01'), first, last)).toEqual(last)
    expect(clampDay(day('2026-12-24'), first, last)).toEqual(day('2026-12-24'))
  })
})
