import { expect, it } from 'vitest'

import { receiptYears, spanOfYear } from './receipt-years.ts'

const vienna = 'Europe/Vienna'

it.each([
  ['2026-11-28T12:00:00.000Z', '2026-11-29T12:00:00.000Z', [2026]],
  ['2025-11-28T12:00:00.000Z', '2027-01-02T12:00:00.000Z', [2027, 2026, 2025]],
  // A quarter past midnight in Vienna.
  ['2026-12-31T23:15:00.000Z', '2026-12-31T23:20:00.000Z', [2027]],
  ['2026-11-28T12:00:00.000Z', null, [2026]],
])('a cash box that wrote from %s to %s has files of %j', (startedAt, lastAt, years) => {
  expect(receiptYears({ startedAt, lastAt }, vienna)).toEqual(years)
})

it('a year begins and ends at midnight of the branch', () => {
  expect(spanOfYear(2026, vienna)).toEqual({
    from: '2025-12-31T23:00:00.000Z',
    to: '2026-12-31T23:00:00.000Z',
  })
})

it('years follow each other without a gap', () => {
  expect(spanOfYear(2027, vienna).from).toBe(spanOfYear(2026, vienna).to)
})
