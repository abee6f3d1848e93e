import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { popularProducts } from './popular-products.ts'

const menu = Array.from({ length: 20 }, (_, nth) => `gericht-${nth}`)

describe('popular', () => {
  it('is what most orders hold, of a tenth of the menu', () => {
    const sold = [
      { product: 'gericht-1', orders: 9 },
      { product: 'gericht-2', orders: 40 },
      { product: 'gericht-3', orders: 12 },
    ]

    expect(popularProducts({ sold, orders: 60 }, menu)).toEqual(['gericht-2', 'gericht-3'])
    expect(popularProducts({ sold, orders: 60 }, menu.slice(0, 5))).toEqual(['gericht-2'])
  })

  it.each([
    ['of too few orders', { sold: [{ product: 'gericht-1', orders: 29 }], orders: 29 }],
    ['that hardly anybody orders', { sold: [{ product: 'gericht-1', orders: 4 }], orders: 500 }],
    ['that is no longer offered', { sold: [{ product: 'vom-vorjahr', orders: 90 }], orders: 500 }],
  ])('is nothing %s', (_, sales) => {
    expect(popularProducts(sales, menu)).toEqual([])
  })

  it('is the same whatever the order in which sales are counted, and never much of the menu', () => {
    const sales = fc.uniqueArray(
      fc.record({ product: fc.constantFrom(...menu), orders: fc.integer({ min: 1, max: 50 }) }),
      { selector: ({ product }) => product },
    )

    fc.assert(
      fc.property(sales, fc.integer({ min: 1, max: 200 }), (sold, size) => {
        const offered = Array.from({ length: size }, (_, nth) => `gericht-${nth}`)
        const popular = popularProducts({ sold, orders: 200 }, offered)

        expect(popularProducts({ sold: sold.toReversed(), orders: 200 }, offered)).toEqual(popular)
        expect(popular.length).toBeLessThanOrEqual(Math.min(8, Math.ceil(size / 10)))
      }),
    )
  })
})
