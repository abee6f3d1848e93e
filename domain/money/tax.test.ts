import fc from 'fast-check'
import { expect, test } from 'vitest'

import { taxRateOf, taxTotals } from './tax.ts'

const anyLine = fc.record({
  gross: fc.integer({ min: 0, max: 1_000_000 }),
  taxRate: fc.constantFrom(0, 1000, 1300, 2000),
})

test.each([
  ['dineIn', 1300],
  ['delivery', 1000],
  ['takeaway', 2000],
] as const)('%s is taxed at its own rate', (orderType, rate) => {
  expect(taxRateOf({ tax: 1000, takeawayTax: 2000, dineInTax: 1300 }, orderType)).toBe(rate)
})

test('lines of one rate are summed before the one rounding, lowest rate first', () => {
  const totals = taxTotals([
    { gross: 3, taxRate: 2000 },
    { gross: 1290, taxRate: 1000 },
    { gross: 3, taxRate: 2000 },
    { gross: 3, taxRate: 2000 },
  ])

  expect(totals).toEqual([
    { taxRate: 1000, gross: 1290, tax: 117, net: 1173 },
    // Rounded line by line it would have been 3 cents of tax.
    { taxRate: 2000, gross: 9, tax: 2, net: 7 },
  ])
})

test('nothing sold has no tax totals', () => {
  expect(taxTotals([])).toEqual([])
})

test('the totals add up to the gross, and net and tax to each of them', () => {
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const totals = taxTotals(lines)

      expect(totals.reduce((sum, total) => sum + total.gross, 0)).toBe(
        lines.reduce((sum, line) => sum + line.gross, 0),
      )
      for (const total of totals) expect(total.net + total.tax).toBe(total.gross)
    }),
  )
})

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(
      fc
        .array(anyLine)
        .chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
      ([lines, shuffled]) => {
        expect(taxTotals(shuffled)).toEqual(taxTotals(lines))
      },
    ),
  )
})
