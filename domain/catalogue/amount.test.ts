import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { canStepDown, canStepUp, isAmountValid, parseAmount, snapAmount, stepDown, stepUp } from './amount.ts'
import type { AmountRules } from './product.contract.ts'

const thousandths = (max: number) => fc.integer({ min: 1, max }).map((count) => count / 1000)
const anyRules = fc.record({
  unit: fc.constant('kilogram' as const),
  calculationModel: fc.constant('fixed' as const),
  minimumQuantity: fc.option(thousandths(5_000)),
  maximumQuantity: fc.option(thousandths(20_000)),
  quantityStepSize: fc.option(thousandths(3_000)),
})
const anyAmount = fc.integer({ min: -5_000, max: 50_000 }).map((count) => count / 1000)

function rules(minimum: number | null, maximum: number | null, step: number | null): AmountRules {
  return {
    unit: 'piece',
    calculationModel: 'fixed',
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    quantityStepSize: step,
  }
}

describe('a typed amount', () => {
  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    [' 2 ', 2],
    ['0,125', 0.125],
    [',5', 0.5],
    ['12,25', 12.25],
    [',25', 0.25],
    ['3,', 3],
    ['+4', 4],
    ['-1', -1],
    ['-0', 0],
    ['', 0],
    [',', 0],
    ['zwei', 0],
    ['2 kg', 0],
    ['x2', 0],
    ['1.234,5', 0],
    ['1e3', 0],
    ['Infinity', 0],
    ['9'.repeat(400), 0],
  ])('„%s“ is read as %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })
})

describe('snapping', () => {
  test.each([
    // amount, minimum, maximum, step → snapped
    [1, 2, 10, 2, 2],
    [0, 2, 10, 2, 2],
    [2, 2, 10, 2, 2],
    [10, 2, 10, 2, 10],
    [99, 2, 10, 2, 10],
    [5, 2, 10, 2, 6],
    [4.9, 2, 10, 2, 4],
    [3, 1, null, 0.25, 3],
    [1.3, 1, null, 0.25, 1.25],
    [0.3, null, null, 0.1, 0.3],
    [0.349, null, null, 0.1, 0.3],
    [2.4, null, null, null, 2],
    [2.5, null, null, null, 3],
    [0.4, null, null, null, 0],
    [-3, null, null, null, 0],
    [4.2, 1, 4.5, 2, 4.5],
    [3.9, 1, 4.5, 2, 3],
    [4.5, 1, 4.5, 2, 4.5],
    [7, 5, 3, 1, 7],
    [4, 5, 3, 1, 5],
    [7, null, 0, 1, 7],
    [7, -2, null, 2, 8],
    [2.6, null, null, -1, 3],
    [2.6, null, null, 0, 3],
    [5, 5, 5, 1, 5],
    [6, 5, 5, 1, 5],
    [Number.NaN, 2, 10, 2, 2],
    [Number.POSITIVE_INFINITY, 2, 10, 2, 2],
  ])('%d within %s to %s by %s is %d', (amount, minimum, maximum, step, snapped) => {
    expect(snapAmount(amount, rules(minimum, maximum, step))).toBe(snapped)
  })

  test('twice is as good as once', () => {
    fc.assert(
      fc.property(anyAmount, anyRules, (amount, amountRules) => {
        const snapped = snapAmount(amount, amountRules)

        expect(snapAmount(snapped, amountRules)).toBe(snapped)
      }),
    )
  })

  test('stays within the limits', () => {
    fc.assert(
      fc.property(anyAmount, anyRules, (amount, amountRules) => {
        const snapped = snapAmount(amount, amountRules)
        const minimum = amountRules.minimumQuantity ?? 0
        const limit = amountRules.maximumQuantity ?? minimum
        const maximum = limit > minimum ? limit : Number.POSITIVE_INFINITY

        expect(snapped).toBeGreaterThanOrEqual(minimum)
        expect(snapped).toBeLessThanOrEqual(maximum)
      }),
    )
  })

  test('keeps the order of two amounts', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, anyRules, (one, other, amountRules) => {
        const [less, more] = one < other ? [one, other] : [other, one]

        expect(snapAmount(less, amountRules)).toBeLessThanOrEqual(snapAmount(more, amountRules))
      }),
    )
  })

  test('gives a valid amount, or 0 without a minimum', () => {
    fc.assert(
      fc.property(anyAmount, anyRules, (amount, amountRules) => {
        const snapped = snapAmount(amount, amountRules)

        expect(isAmountValid(snapped, amountRules)).toBe(snapped > 0)
        expect(snapped > 0 || amountRules.minimumQuantity === null).toBe(true)
      }),
    )
  })

  test.each([0, -1, 0.5, Number.NaN])('%d pieces are no valid amount', (amount) => {
    expect(isAmountValid(amount, rules(null, null, null))).toBe(false)
  })
})

describe('plus and minus', () => {
  test.each([
    // amount, minimum, maximum, step → up, down
    [2, 2, 10, 2, 4, 2],
    [4, 2, 10, 2, 6, 2],
    [10, 2, 10, 2, 10, 8],
    [1, null, null, null, 2, 1],
    [2, null, null, null, 3, 1],
    [4.5, 1, 4.5, 2, 4.5, 3],
    [3, 1, 4.5, 2, 4.5, 1],
    [0.2, null, null, 0.1, 0.3, 0.1],
    [0.1, null, null, 0.1, 0.2, 0.1],
    [0, 3, 9, 3, 3, 3],
    [1, 3, 9, 3, 3, 3],
    [99, 2, 10, 2, 10, 10],
  ])('from %d within %s to %s by %s go to %d and %d', (amount, minimum, maximum, step, up, down) => {
    expect(stepUp(amount, rules(minimum, maximum, step))).toBe(up)
    expect(stepDown(amount, rules(minimum, maximum, step))).toBe(down)
  })

  test('are disabled at the maximum and the minimum', () => {
    const twoToSix = rules(2, 6, 2)

    expect([2, 4, 6].map((amount) => canStepDown(amount, twoToSix))).toEqual([false, true, true])
    expect([2, 4, 6].map((amount) => canStepUp(amount, twoToSix))).toEqual([true, true, false])
  })

  test('without a minimum minus ends at the last positive step', () => {
    expect(canStepDown(1, rules(null, null, null))).toBe(false)
    expect(canStepDown(2, rules(null, null, null))).toBe(true)
    expect(canStepUp(1_000_000, rules(null, null, null))).toBe(true)
  })

  test('minus takes back what plus did', () => {
    fc.assert(
      fc.property(anyAmount, anyRules, (amount, amountRules) => {
        const start = snapAmount(amount, amountRules)
        fc.pre(start > 0 && canStepUp(start, amountRules))

        const up = stepUp(start, amountRules)

        expect(up).toBeGreaterThan(start)
        expect(isAmountValid(up, amountRules)).toBe(true)
        expect(canStepDown(up, amountRules)).toBe(true)
        expect(stepDown(up, amountRules)).toBe(start)
      }),
    )
  })
})
