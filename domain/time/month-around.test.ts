import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumberOf, isoDayOf } from './calendar-day.ts'
import { monthAround, monthsLater, yearAround } from './month-around.ts'

const iso = ({ from, to }: { from: number; to: number }) => [isoDayOf(from), isoDayOf(to)]

describe('a month', () => {
  it.each([
    ['2026-11-28', '2026-11-01', '2026-12-01'],
    ['2026-12-31', '2026-12-01', '2027-01-01'],
    ['2028-02-29', '2028-02-01', '2028-03-01'],
    ['1969-12-31', '1969-12-01', '1970-01-01'],
  ])('around %s is from %s to before %s', (day, from, to) => {
    expect(iso(monthAround(dayNumberOf(day)))).toEqual([from, to])
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-15', -3, '2025-12-15'],
    ['2026-07-01', 6, '2027-01-01'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(isoDayOf(monthsLater(dayNumberOf(day), months))).toBe(later)
  })
})

it('twelve months in a row are the year around them, without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => {
      const { from, to } = yearAround(day)
      let next = from
      for (let month = 0; month < 12; month += 1) next = monthAround(next).to

      expect(from <= day && day < to).toBe(true)
      expect(next).toBe(to)
    }),
  )
})
