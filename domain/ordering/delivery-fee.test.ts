import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { deliveryArea } from '../catalogue/shop.fixture.ts'
import { chosenDeliveryArea, deliveryFee } from './delivery-fee.ts'

const anyGoods = fc.integer({ min: 0, max: 100_000 })

describe('delivery to an area that is free from 30 € and delivers from 15 €', () => {
  test.each([
    // goods → fee, missing for free, missing for the minimum
    [0, 390, 3000, 1500],
    [1499, 390, 1501, 1],
    [1500, 390, 1500, 0],
    [2999, 390, 1, 0],
    [3000, 0, 0, 0],
    [3001, 0, 0, 0],
  ])('for %d cents of goods', (goods, feeCents, missingForFreeCents, missingForMinimumCents) => {
    expect(deliveryFee(deliveryArea(), goods)).toEqual({
      feeCents,
      taxRate: 2000,
      isFree: feeCents === 0,
      missingForFreeCents,
      missingForMinimumCents,
    })
  })
})

test('a free area is free for any order but keeps its minimum', () => {
  expect(deliveryFee(deliveryArea({ free: true }), 100)).toEqual({
    feeCents: 0,
    taxRate: 2000,
    isFree: true,
    missingForFreeCents: 0,
    missingForMinimumCents: 1400,
  })
})

test('an area without limits always costs its price and has nothing missing', () => {
  const plain = deliveryArea({ freeFromOrderValue: null, minimumOrderValue: null })

  expect(deliveryFee(plain, 100)).toEqual({
    feeCents: 390,
    taxRate: 2000,
    isFree: false,
    missingForFreeCents: 0,
    missingForMinimumCents: 0,
  })
})

test('an area with a price of 0 is free', () => {
  expect(deliveryFee(deliveryArea({ price: 0 }), 100)).toMatchObject({
    feeCents: 0,
    isFree: true,
    missingForFreeCents: 0,
  })
})

test('no area has no fee', () => {
  expect(deliveryFee(null, 100)).toEqual({
    feeCents: 0,
    taxRate: 0,
    isFree: true,
    missingForFreeCents: 0,
    missingForMinimumCents: 0,
  })
})

test('more goods never make the delivery dearer', () => {
  fc.assert(
    fc.property(anyGoods, anyGoods, (goods, more) => {
      expect(deliveryFee(deliveryArea(), goods + more).feeCents).toBeLessThanOrEqual(
        deliveryFee(deliveryArea(), goods).feeCents,
      )
    }),
  )
})

test('adding what is missing makes it free and reaches the minimum', () => {
  fc.assert(
    fc.property(anyGoods, (goods) => {
      const { missingForFreeCents, missingForMinimumCents } = deliveryFee(deliveryArea(), goods)

      expect(deliveryFee(deliveryArea(), goods + missingForFreeCents).isFree).toBe(true)
      expect(deliveryFee(deliveryArea(), goods + missingForMinimumCents).missingForMinimumCents).toBe(0)
    }),
  )
})

test.each([
  ['Westend', 'Westend'],
  ['', 'Innenstadt'],
  [null, 'Innenstadt'],
  [undefined, 'Innenstadt'],
  ['Atlantis', undefined],
])('the area for „%s“ is %s', (name, area) => {
  const areas = [deliveryArea(), deliveryArea({ area: 'Westend' })]

  expect(chosenDeliveryArea(areas, name)?.area).toBe(area)
  expect(chosenDeliveryArea([], name)).toBeNull()
})
