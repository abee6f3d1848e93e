import { expect, it } from 'vitest'

import { forPixel, forTagManager } from './foreign-words.ts'

const data = {
  items: [{ product: 'Suppe', amount: 2, unit: 'piece' }],
  grossCents: 1150,
  currency: 'EUR',
}

it.each([
  ['add-to-cart', 'AddToCart', 'add_to_cart'],
  ['checkout', 'InitiateCheckout', 'begin_checkout'],
  ['purchase', 'Purchase', 'purchase'],
])('“%s” is told in the words of each, with items, value and currency', (action, pixel, tags) => {
  const facts = { value: 11.5, currency: 'EUR' }

  expect(forPixel({ action, data })).toEqual([pixel, { ...facts, contents: [{ id: 'Suppe', quantity: 2 }] }])
  expect(forTagManager({ action, data })).toEqual({
    event: tags,
    ecommerce: { ...facts, items: [{ item_name: 'Suppe', quantity: 2 }] },
  })
})

it('a request is told without any facts', () => {
  expect(forPixel({ action: 'submitform' })).toEqual(['Lead', {}])
  expect(forTagManager({ action: 'submitform' })).toEqual({ event: 'generate_lead' })
})

it('what a pixel has no word for only the tag manager hears of', () => {
  expect(forPixel({ action: 'toString' })).toBeUndefined()
  expect(forTagManager({ action: 'toString' })).toEqual({ event: 'toString' })
})
