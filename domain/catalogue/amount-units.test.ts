import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { changeUnit, offeredUnits, rulesOfUnit } from './amount.ts'
import { product, roast } from './shop.fixture.ts'

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
    expect(changeUnit(0.5, 'kilogram', 'gram', odd)).toBe(500)
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

  test('and back is the same for amounts both units allow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), (steps) => {
        const kilograms = (steps * 50) / 1000

        expect(
          changeUnit(changeUnit(kilograms, 'kilogram', 'gram', roast()), 'gram', 'kilogram', roast()),
        ).toBe(kilograms)
      }),
    )
  })
})
