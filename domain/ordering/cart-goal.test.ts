import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { deliveryArea } from '../catalogue/shop.fixture.ts'
import { cartGoal } from './cart-goal.ts'
import { deliveryFee } from './delivery-fee.ts'

type Goods = {
  isEstimated?: boolean
  isPriceHidden?: boolean
  area?: Partial<ReturnType<typeof deliveryArea>>
}

/** On the way to 15 € at least and 30 € for free delivery. */
function goalOf(goodsGrossCents: number, { area = {}, ...more }: Goods = {}) {
  const totals = { countedGoodsCents: goodsGrossCents, isEstimated: false, isPriceHidden: false, ...more }
  const goal = cartGoal({ fee: deliveryFee(deliveryArea(area), goodsGrossCents), totals, currency: 'EUR' })

  return goal && { ...goal, text: goal.text.replaceAll('\u00a0', ' ') }
}

describe('a delivery', () => {
  it.each([
    ['of too little', 1070, {}, 'Noch 4,30 € bis zum Mindestbestellwert', 1070 / 1500],
    ['of enough', 2180, {}, 'Noch 8,20 € bis zur kostenlosen Lieferung', 2180 / 3000],
    ['of more', 3000, {}, 'Lieferung kostenlos', null],
    [
      'of what is weighed',
      2180,
      { isEstimated: true },
      'Noch ca. 8,20 € bis zur kostenlosen Lieferung',
      2180 / 3000,
    ],
    [
      'of too little whose price is hidden',
      1070,
      { isPriceHidden: true },
      'Mindestbestellwert 15,00 €',
      null,
    ],
    ['whose price is hidden', 2180, { isPriceHidden: true }, 'Kostenlose Lieferung ab 30,00 €.', null],
    ['to where it costs nothing', 1500, { area: { free: true } }, 'Lieferung kostenlos', null],
  ])('%s', (_, goods, more, text, share) => {
    expect(goalOf(goods, more)).toEqual({ text, share })
  })

  it('that never comes for free has no goal but the minimum', () => {
    expect(goalOf(1500, { area: { freeFromOrderValue: null } })).toBeNull()
  })
})

it('what is fetched has no goal', () => {
  const totals = { countedGoodsCents: 100, isEstimated: false, isPriceHidden: false }

  expect(cartGoal({ fee: null, totals, currency: 'EUR' })).toBeNull()
})

it('a hidden price is told by no goal, whatever the cart is worth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2999 }), fc.integer({ min: 0, max: 2999 }), (one, other) => {
      fc.pre(one < 1500 === other < 1500)

      expect(goalOf(one, { isPriceHidden: true })).toEqual(goalOf(other, { isPriceHidden: true }))
    }),
  )
})
