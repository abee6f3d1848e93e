import fc from 'fast-check'

import { pizza, product, roast } from '../catalogue/shop.fixture.ts'
import type { CartItem } from './order.contract.ts'

export const menuOfTheDay = [
  product(),
  pizza(),
  roast(),
  product({ id: 'soup', price: 333, tax: 2000, unit: 'serving' }),
]

export const schnitzel = (amount = 1): CartItem => ({
  product: 'schnitzel',
  amount,
  unit: 'piece',
  parts: [],
})

export const largePizza = (amount = 1): CartItem => ({
  product: 'pizza',
  amount,
  unit: 'piece',
  parts: [{ part: 'size', options: ['large'] }],
})

export const beef = (amount = 0.35): CartItem => ({ product: 'roast', amount, unit: 'kilogram', parts: [] })

/** Any valid line of the menu of the day. */
export const anyItem = fc.oneof(
  fc.integer({ min: 1, max: 50 }).map(schnitzel),
  fc.integer({ min: 1, max: 50 }).map(largePizza),
  fc.integer({ min: 2, max: 100 }).map((steps) => beef((steps * 50) / 1000)),
  fc
    .integer({ min: 1, max: 9 })
    .map((amount): CartItem => ({ ...schnitzel(amount), product: 'soup', unit: 'serving' })),
)
