import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import {
  canStepDown,
  canStepUp,
  changeUnit,
  isAmountValid,
  offeredUnits,
  parseAmount,
  rulesOfUnit,
  snapAmount,
  stepDown,
  stepUp,
} from './amount.ts'
import { product, roast } from './shop.fixture.ts'
import type { AmountRules } from './shop.contract.ts'

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

  test.prop([anyAmount, anyRules])('twice is as good as once', (amount, amountRules) => {
    const snapped = snapAmount(amount, amountRules)

    expect(snapAmount(snapped, amountRules)).toBe(snapped)
  })

  test.prop([anyAmount, anyRules])('stays within the limits', (amount, amountRules) => {
    const snapped = snapAmount(amount, amountRules)
    const minimum = amountRules.minimumQuantity ?? 0
    const maximum = amountRules.maximumQuantity ?? Number.POSITIVE_INFINITY

    expect(snapped).toBeGreaterThanOrEqual(minimum)
    if (maximum >= minimum) expect(snapped).toBeLessThanOrEqual(maximum)
  })

  test.prop([anyAmount, anyAmount, anyRules])('keeps the order of two amounts', (one, other, amountRules) => {
    const [less, more] = one < other ? [one, other] : [other, one]

    expect(snapAmount(less, amountRules)).toBeLessThanOrEqual(snapAmount(more, amountRules))
  })

  test.prop([anyAmount, anyRules])('gives a valid amount, or 0 without a minimum', (amount, amountRules) => {
    const snapped = snapAmount(amount, amountRules)

    expect(isAmountValid(snapped, amountRules)).toBe(snapped > 0)
    if (amountRules.minimumQuantity) expect(snapped).toBeGreaterThan(0)
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

  test.prop([anyAmount, anyRules])('minus takes back what plus did', (amount, amountRules) => {
    const start = snapAmount(amount, amountRules)
    fc.pre(start > 0 && canStepUp(start, amountRules))

    const up = stepUp(start, amountRules)

    expect(up).toBeGreaterThan(start)
    expect(isAmountValid(up, amountRules)).toBe(true)
    expect(canStepDown(up, amountRules)).toBe(true)
    expect(stepDown(up, amountRules)).toBe(start)
  })
})

describe('units of a product', () => {
  test('its own unit and each alternative have their own rules', () => {
    expect(rulesOfUnit(roast(), 'kilogram')).toMatchObject({ minimumQuantity: 0.1, quantityStepSize: 0.05 })
    expect(rulesOfUnit(roast(), 'piece')).toMatchObject({ ratio: 0.25, calculationModel: 'minimum' })
    expect(offeredUnits(roast())).toEqual(['kilogram', 'piece'])
  })

  test('another unit of the same type has the same limits in that unit', () => {
    expect(rulesOfUnit(roast(), 'gram')).toEqual({
      unit: 'gram',
      calculationModel: 'approximate',
      minimumQuantity: 100,
      maximumQuantity: 5000,
      quantityStepSize: 50,
    })
    expect(
      rulesOfUnit(roast({ minimumQuantity: null, maximumQuantity: null, quantityStepSize: null }), 'gram'),
    ).toEqual({
      unit: 'gram',
      calculationModel: 'approximate',
      minimumQuantity: null,
      maximumQuantity: null,
      quantityStepSize: 1000,
    })
  })

  test('a unit of another type that is no alternative is not sold', () => {
    expect(rulesOfUnit(roast(), 'liter')).toBeNull()
    expect(rulesOfUnit(product(), 'pair')).toBeNull()
  })

  test('the product’s own unit wins over an alternative of the same name', () => {
    const odd = roast({ alternativeUnits: [{ unit: 'kilogram', ratio: 7, calculationModel: 'fixed' }] })

    expect(rulesOfUnit(odd, 'kilogram')).toMatchObject({ calculationModel: 'approximate' })
    expect(offeredUnits(odd)).toEqual(['kilogram'])
    expect(changeUnit(1, 'gram', 'kilogram', odd)).toBe(0.1)
  })
})

describe('changing the unit', () => {
  test.each([
    [1, 'kilogram', 'piece', 4],
    [4, 'piece', 'kilogram', 1],
    [1.5, 'kilogram', 'gram', 1500],
    [1530, 'gram', 'kilogram', 1.55],
    [500, 'gram', 'piece', 2],
    [3, 'piece', 'gram', 750],
    [100, 'piece', 'kilogram', 5],
    [0.13, 'kilogram', 'kilogram', 0.15],
    [2, 'liter', 'piece', 2],
    [2, 'kilogram', 'liter', 2],
  ] as const)('turns %d %s of roast into %s', (amount, from, to, changed) => {
    expect(changeUnit(amount, from, to, roast())).toBe(changed)
  })

  test('an alternative that is worth nothing only snaps', () => {
    const odd = roast({ alternativeUnits: [{ unit: 'piece', ratio: 0, calculationModel: 'fixed' }] })

    expect(changeUnit(2.4, 'kilogram', 'piece', odd)).toBe(2)
  })

  test.prop([fc.integer({ min: 2, max: 100 })])(
    'and back is the same for amounts both units allow',
    (steps) => {
      const kilograms = (steps * 50) / 1000

      expect(
        changeUnit(changeUnit(kilograms, 'kilogram', 'gram', roast()), 'gram', 'kilogram', roast()),
      ).toBe(kilograms)
    },
  )
})
