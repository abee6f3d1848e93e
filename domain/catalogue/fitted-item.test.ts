import { describe, expect, it } from 'vitest'

import { largePizza, schnitzel } from '../ordering/cart.fixture.ts'
import { fittedItem } from './fitted-item.ts'
import { configurationProblems } from './product-configuration.ts'
import { option, part, pizza, product } from './shop.fixture.ts'

const withNote = {
  ...largePizza(2),
  parts: [
    { part: 'size', options: ['large'] },
    { part: 'toppings', options: ['ham', 'olives'] },
    { part: 'note', text: 'Ohne Knoblauch' },
  ],
}

describe('an item whose product has changed', () => {
  it('stays as it is while it fits', () => {
    expect(fittedItem(pizza(), withNote)).toEqual(withNote)
  })

  it('loses the options and parts that are gone, and nothing else', () => {
    const less = pizza({
      config: {
        parts: [
          part('size', 'select', { optional: false, options: [option('normal', 'add', 0)] }),
          part('toppings', 'multiselect', { options: [option('olives', 'add', 100)] }),
        ],
      },
    })

    expect(fittedItem(less, withNote)).toEqual({
      ...withNote,
      parts: [
        { part: 'size', options: [] },
        { part: 'toppings', options: ['olives'] },
      ],
    })
  })

  it.each([
    ['the maximum', { maximumQuantity: 2 }, 2, 'piece'],
    ['the minimum', { minimumQuantity: 6 }, 6, 'piece'],
    ['the next step', { quantityStepSize: 4 }, 4, 'piece'],
    ['one step, where the next is none', { quantityStepSize: 10 }, 10, 'piece'],
    ['another unit', { unit: 'serving' }, 3, 'serving'],
  ] as const)('comes in %s', (_, changes, amount, unit) => {
    const changed = product(changes)
    const fitted = fittedItem(changed, schnitzel(3))

    expect(fitted).toEqual({ ...schnitzel(), amount, unit })
    expect(configurationProblems(changed, fitted.parts, fitted.amount, fitted.unit)).toEqual([])
  })
})
