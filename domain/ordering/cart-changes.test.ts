import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pizza, product, roast } from '../catalogue/shop.fixture.ts'
import { anyItem, beef, largePizza, menuOfTheDay, schnitzel } from './cart.fixture.ts'
import { removalText } from './cart.texts.ts'
import { addToCart, storedCartLine } from './cart.ts'
import { migrateCart } from './migrate-cart.ts'
import type { CartItem } from './order.contract.ts'

describe('adding to the cart', () => {
  test('puts the same product, unit and choices into one line', () => {
    expect(addToCart([largePizza(1), schnitzel(2)], schnitzel(3))).toEqual([largePizza(1), schnitzel(5)])
  })

  test('sums exactly', () => {
    expect(addToCart([beef(0.1)], beef(0.2))).toEqual([beef(0.3)])
  })

  test('sees the same choices in any order, and none in an empty one', () => {
    const one: CartItem = {
      ...largePizza(),
      parts: [
        { part: 'toppings', options: ['ham', 'olives'] },
        { part: 'note', text: ' Ohne Knoblauch ' },
      ],
    }
    const other: CartItem = {
      ...largePizza(),
      parts: [
        { part: 'note', text: 'Ohne Knoblauch' },
        { part: 'size', options: [], uploads: [], text: ' ' },
        { part: 'toppings', options: ['olives', 'ham'] },
      ],
    }

    expect(addToCart([one], other)).toEqual([{ ...other, amount: 2 }])
  })

  test.each([
    ['another product', { ...schnitzel(), product: 'soup' }],
    ['another unit', { ...schnitzel(), unit: 'person' as const }],
    ['another option', { ...schnitzel(), parts: [{ part: 'p', options: ['b'] }] }],
    ['the option of another part', { ...schnitzel(), parts: [{ part: 'q', options: ['a'] }] }],
    ['another text', { ...schnitzel(), parts: [{ part: 'p', options: ['a'], text: 'x' }] }],
    ['another upload', { ...schnitzel(), parts: [{ part: 'p', options: ['a'], uploads: ['u'] }] }],
  ])('keeps %s on a line of its own', (_, item) => {
    const first: CartItem = { ...schnitzel(), parts: [{ part: 'p', options: ['a'] }] }

    expect(addToCart([first], item)).toEqual([first, item])
  })

  test.each([
    ['a text', { part: 'p', text: 'x' }],
    ['an upload', { part: 'p', uploads: ['u'] }],
    ['an option', { part: 'p', options: ['a'] }],
  ])('does not take %s for nothing', (_, chosen) => {
    const item = { ...schnitzel(), parts: [chosen] }

    expect(addToCart<CartItem>([schnitzel()], item)).toEqual([schnitzel(), item])
  })

  test('stops at the maximum of the product', () => {
    const few = product({ maximumQuantity: 4 })

    expect(addToCart([schnitzel(3)], schnitzel(3), few)).toEqual([schnitzel(4)])
    expect(addToCart([schnitzel(1)], schnitzel(2), few)).toEqual([schnitzel(3)])
    expect(addToCart([schnitzel(1)], schnitzel(2), product())).toEqual([schnitzel(3)])
  })

  test('keeps two lines when their sum is no allowed amount', () => {
    const dozens = product({ minimumQuantity: 2, quantityStepSize: 5 })

    expect(addToCart([schnitzel(2)], schnitzel(2), dozens)).toEqual([schnitzel(2), schnitzel(2)])
    expect(
      addToCart([{ ...schnitzel(2), unit: 'liter' }], { ...schnitzel(2), unit: 'liter' }, dozens),
    ).toHaveLength(2)
  })

  test('never merges a flat price', () => {
    expect(addToCart([schnitzel(1)], schnitzel(1), product({ pricing: 'flat' }))).toHaveLength(2)
  })

  test('remembers what the newest line shows', () => {
    const old = storedCartLine(schnitzel(1), product({ price: 1190 }))
    const fresh = storedCartLine(schnitzel(1), product())

    expect(addToCart([old], fresh)).toEqual([{ ...fresh, amount: 2 }])
  })

  test('loses nothing', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 12 }), (items) => {
        const cart = items.reduce<CartItem[]>((lines, item) => addToCart(lines, item), [])
        const soldIn = (lines: CartItem[], id: string) =>
          lines
            .filter((line) => line.product === id)
            .reduce((sum, line) => sum + Math.round(line.amount * 1000), 0)

        expect(new Set(cart.map((line) => line.product)).size).toBe(cart.length)
        for (const { product: id } of items) expect(soldIn(cart, id)).toBe(soldIn(items, id))
      }),
    )
  })
})

describe('when the menu changed meanwhile', () => {
  const line = storedCartLine(schnitzel(2), product())

  test('a line that still matches stays as it is', () => {
    expect(line.remembered).toEqual({
      id: 'schnitzel',
      name: 'Wiener Schnitzel',
      description: 'Vom Kalb, mit Petersilerdäpfeln',
      price: 1290,
      unitPrice: 1290,
    })
    expect(migrateCart({ items: [line], products: menuOfTheDay })).toEqual({ items: [line], removed: [] })
  })

  test.each([
    ['product-gone', { id: 'other' }],
    ['product-gone', { isEnabled: false }],
    ['name-changed', { name: 'Schnitzel Wiener Art' }],
    ['description-changed', { description: 'Vom Schwein' }],
    ['description-changed', { description: null }],
    ['price-changed', { price: 1390 }],
    ['configuration-changed', { unit: 'serving' }],
    ['configuration-changed', { maximumQuantity: 1 }],
    ['configuration-changed', { minimumQuantity: 3 }],
  ] as const)('a line leaves the cart: %s %o', (reason, changes) => {
    expect(migrateCart({ items: [line], products: [product(changes)] })).toEqual({
      items: [],
      removed: [{ name: 'Wiener Schnitzel', reason }],
    })
  })

  test('a choice that is gone takes its line along, and only that one', () => {
    const pizzaLine = storedCartLine(largePizza(), pizza())
    const products = [product(), pizza({ config: { parts: [] } })]

    expect(migrateCart({ items: [pizzaLine, line], products })).toEqual({
      items: [line],
      removed: [{ name: 'Pizza', reason: 'configuration-changed' }],
    })
  })

  test('no description is the same as an empty one', () => {
    const bare = storedCartLine(schnitzel(), product({ description: undefined }))

    expect(migrateCart({ items: [bare], products: [product({ description: null })] }).removed).toEqual([])
    expect(migrateCart({ items: [bare], products: [product({ description: '' })] }).removed).toEqual([])
  })

  test('a second look removes nothing more', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(menuOfTheDay), (products) => {
        const items = [line, storedCartLine(largePizza(), pizza()), storedCartLine(beef(), roast())]
        const once = migrateCart({ items, products })

        expect(once.items.length + once.removed.length).toBe(items.length)
        expect(migrateCart({ items: once.items, products })).toEqual({ items: once.items, removed: [] })
      }),
    )
  })

  test.each([
    ['product-gone', '„Pizza“ ist nicht mehr erhältlich und wurde aus dem Warenkorb entfernt.'],
    ['price-changed', '„Pizza“ hat einen neuen Preis und wurde aus dem Warenkorb entfernt.'],
  ] as const)('the guest reads why: %s', (reason, text) => {
    expect(removalText({ name: 'Pizza', reason })).toBe(text)
  })
})
