import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { units } from './product.contract.ts'
import { convertAmount, formatAmount, unitLabel, unitTypeOf } from './units.ts'

const anyUnit = fc.constantFrom(...units)
const anyAmount = fc.integer({ min: 0, max: 10_000_000 }).map((thousandths) => thousandths / 1000)

describe('an amount converts within its type', () => {
  test.each([
    [1.5, 'kilogram', 'gram', 1500],
    [25, 'decagram', 'kilogram', 0.25],
    [0.1, 'liter', 'milliliter', 100],
    [3, 'centiliter', 'deciliter', 0.3],
    [1, 'kilometer', 'millimeter', 1_000_000],
    [12.5, 'centimeter', 'decimeter', 1.25],
    [1, 'meter', 'centimeter', 100],
    [2, 'm2', 'dm2', 200],
    [1, 'cm2', 'mm2', 100],
    [1, 'm3', 'mm3', 1_000_000_000],
    [5, 'cm3', 'dm3', 0.005],
    [7, 'piece', 'piece', 7],
  ] as const)('%d %s → %s', (amount, from, to, converted) => {
    expect(convertAmount(amount, from, to)).toBe(converted)
  })

  test.each([
    ['piece', 'pair'],
    ['kilogram', 'liter'],
    ['m2', 'm3'],
    ['serving', 'person'],
    ['package', 'piece'],
  ] as const)('but %s does not become %s', (from, to) => {
    expect(convertAmount(1, from, to)).toBeNull()
  })

  test('there and back it is the same amount', () => {
    fc.assert(
      fc.property(anyAmount, anyUnit, anyUnit, (amount, from, to) => {
        const there = convertAmount(amount, from, to)
        fc.pre(there !== null)

        expect(convertAmount(there, to, from)).toBe(amount)
      }),
    )
  })

  test('exactly when both units measure the same', () => {
    fc.assert(
      fc.property(anyUnit, anyUnit, (from, to) => {
        expect(convertAmount(1, from, to) !== null).toBe(unitTypeOf(from) === unitTypeOf(to))
      }),
    )
  })
})

describe('amounts are written in German', () => {
  test.each([
    [1.5, 'kilogram', '1,5 kg'],
    [2, 'piece', '2 Stück'],
    [1, 'serving', '1 Portion'],
    [2, 'serving', '2 Portionen'],
    [0.5, 'serving', '0,5 Portionen'],
    [1, 'person', '1 Person'],
    [12, 'person', '12 Personen'],
    [3, 'package', '3 Packungen'],
    [2, 'pair', '2 Paar'],
    [1250, 'gram', '1.250 g'],
    [0.125, 'liter', '0,125 l'],
    [80, 'm2', '80 m²'],
  ] as const)('%d %s', (amount, unit, text) => {
    expect(formatAmount(amount, unit)).toBe(text.replace(' ', '\u00a0'))
  })

  test('every unit has a label of its own', () => {
    fc.assert(
      fc.property(anyUnit, (unit) => {
        expect(unitLabel(unit)).not.toBe('')
        expect(units.filter((other) => unitLabel(other) === unitLabel(unit))).toEqual([unit])
      }),
    )
  })
})
