import { expect, it } from 'vitest'

import { part, pizza, product } from '../catalogue/shop.fixture.ts'
import { largePizza, schnitzel } from './cart.fixture.ts'
import { storedCartLine } from './cart.ts'
import type { OrderItem } from './order.contract.ts'
import { itemsToRepeat, repeatInCart } from './repeat-order.ts'

const sold: OrderItem = {
  product: 'pizza',
  name: 'Pizza',
  amount: 2,
  unit: 'piece',
  calculationModel: 'fixed',
  unitPrice: 990,
  gross: 1980,
  taxRate: 1000,
  allergens: [],
  bundleItems: [],
  parts: [
    {
      part: 'size',
      name: 'Größe',
      options: [{ id: 'large', name: 'Groß', modifier: 'add', value: 300 }],
      uploads: [],
    },
    { part: 'note', name: 'Notiz', options: [], text: 'Ohne Knoblauch', uploads: ['u1'] },
  ],
}

it('repeats what was chosen and said, and no file', () => {
  expect(itemsToRepeat([sold])).toEqual([
    {
      product: 'pizza',
      name: 'Pizza',
      amount: 2,
      unit: 'piece',
      parts: [
        { part: 'size', options: ['large'] },
        { part: 'note', options: [], text: 'Ohne Knoblauch' },
      ],
    },
  ])
})

it('comes on top of the cart, at what it costs now', () => {
  const dearer = { ...pizza(), price: pizza().price + 500 }
  const cart = [storedCartLine(schnitzel(), product())]
  const again = [
    { ...largePizza(), name: 'Pizza' },
    { ...schnitzel(2), name: 'Wiener Schnitzel' },
  ]
  const { items, removed } = repeatInCart(cart, again, [dearer, product()])

  expect(removed).toEqual([])
  expect(items).toEqual([storedCartLine(schnitzel(3), product()), storedCartLine(largePizza(), dearer)])
})

it('keeps a line that only lacks the file of its own', () => {
  const cake = product({
    id: 'cake',
    type: 'configurable',
    config: { parts: [part('photo', 'image', { optional: false })] },
  })
  const again = { product: 'cake', name: 'Torte', amount: 1, unit: 'piece' as const, parts: [] }

  expect(repeatInCart([], [again], [cake])).toMatchObject({ items: [{ product: 'cake' }], removed: [] })
})

it('says what can no longer be had', () => {
  const { items, removed } = repeatInCart([], [{ ...schnitzel(), name: 'Wiener Schnitzel' }], [])

  expect([items, removed]).toEqual([[], [{ name: 'Wiener Schnitzel', reason: 'product-gone' }]])
})
