import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { type BusinessFacts, firstOrderProgress, firstOrderSteps } from './first-order-steps.ts'

const empty: BusinessFacts = { branch: null, products: 0, menus: 0, orders: 0 }
const branch = { openingHours: 0, deliveryAreas: 0, isDeliveryEnabled: true }

it.each<[string, Partial<BusinessFacts>, string]>([
  ['has nothing', {}, 'next later later later later later'],
  ['has a name', { branch }, 'done next later later later later'],
  ['has hours', { branch: { ...branch, openingHours: 6 } }, 'done done next later later later'],
  [
    'delivers nowhere',
    { branch: { ...branch, isDeliveryEnabled: false } },
    'done next done later later later',
  ],
  [
    'has areas',
    { branch: { ...branch, openingHours: 1, deliveryAreas: 2 } },
    'done done done next later later',
  ],
  ['has dishes before a name', { products: 3 }, 'next later later done later later'],
  [
    'has all but an order',
    { branch: { openingHours: 1, deliveryAreas: 1, isDeliveryEnabled: true }, products: 1, menus: 1 },
    'done done done done done next',
  ],
])('a business that %s', (_name, facts, states) => {
  const progress = firstOrderProgress({ ...empty, ...facts })
  expect(firstOrderSteps.map((step) => progress[step]).join(' ')).toBe(states)
})

test('of what is not done, exactly the first step is next', () => {
  const facts = fc.record({
    branch: fc.option(
      fc.record({ openingHours: fc.nat(2), deliveryAreas: fc.nat(2), isDeliveryEnabled: fc.boolean() }),
    ),
    products: fc.nat(2),
    menus: fc.nat(2),
    orders: fc.nat(2),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const states = firstOrderSteps.map((step) => firstOrderProgress(given)[step])
      const open = states.filter((state) => state !== 'done')
      expect(open).toEqual(open.map((_state, index) => (index === 0 ? 'next' : 'later')))
    }),
  )
})
