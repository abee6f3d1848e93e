import { expect, it } from 'vitest'

import { at, on, vienna } from '../../time/hours.fixture.ts'
import type { DiscountRule } from './discount.contract.ts'
import { rule } from './discounts.fixture.ts'
import { dishOffers, dishOffersForAll, offeredCents } from './dish-offers.ts'

const happyHour = rule({ name: 'Happy Hour', products: ['spritz'], windows: [on('daily', '16:00', '18:00')] })
const offered = (rules: DiscountRule[], local = '2026-07-15T17:00') => [
  ...dishOffers(rules, { orderType: 'dineIn', at: at(local), now: at(local), timeZone: vienna }),
]

it('a happy hour is the offer of the dishes that it names, while it lasts', () => {
  expect(offered([happyHour])).toEqual([['spritz', { name: 'Happy Hour', percent: 1000 }]])
  expect(offered([happyHour], '2026-07-15T18:00')).toEqual([])
})

it.each([
  ['another order type', { orderTypes: ['delivery' as const] }],
  ['the whole cart', { products: null }],
  ['whoever has a code', { isCode: true }],
])('what is for %s is the offer of no dish', (_what, changes) => {
  expect(offered([{ ...happyHour, ...changes }])).toEqual([])
})

it.each([{ kind: 'amount' as const }, { minimumGoods: 2000 }, { mostCents: 300 }])(
  'with %j no price is promised, for that depends on what else is ordered',
  (changes) => {
    expect(offered([{ ...happyHour, ...changes }])).toEqual([
      ['spritz', { name: 'Happy Hour', percent: null }],
    ])
  },
)

it('the best of several is shown', () => {
  const half = { ...happyHour, id: 'half', name: 'Halb', value: 5000 }

  expect(offered([happyHour, half])).toEqual(offered([half, happyHour]))
  expect(offered([happyHour, half])).toEqual([['spritz', { name: 'Halb', percent: 5000 }]])
})

it.each([
  [490, 1000, 441],
  [495, 1000, 445],
  [1, 5000, 0],
  [990, 10_000, 0],
])('%d cents with %d hundredths of a percent off are %d', (cents, percent, left) => {
  expect(offeredCents(cents, percent)).toBe(left)
})

it.each([
  ['for every way to order', [], ['spritz']],
  ['for all of its ways', ['dineIn' as const, 'takeaway' as const], ['spritz']],
  ['for one of its ways alone', ['dineIn' as const], []],
])('whoever has not said how they order is told of an offer %s', (_, orderTypes, dishes) => {
  const now = at('2026-07-15T17:00')
  const told = (ways: ('dineIn' | 'takeaway')[]) => [
    ...dishOffersForAll([{ ...happyHour, orderTypes }], ways, { at: now, now, timeZone: vienna }).keys(),
  ]

  expect(told(['dineIn', 'takeaway'])).toEqual(dishes)
  expect(told([])).toEqual([])
})
