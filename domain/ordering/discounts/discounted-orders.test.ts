import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { branchShop, deliveryArea } from '../../catalogue/shop.fixture.ts'
import { sumCents } from '../../money/money.ts'
import { cartTotals } from '../cart.ts'
import { changeItem, paidOf, type SoldOrder } from '../change-order-item.ts'
import { cartDiscounts } from './cart-discounts.ts'
import type { CartItem } from '../order.contract.ts'
import { hamPizza, now, order, threeSteaks, twoSchnitzel } from '../order-pricing.fixture.ts'
import { type PricingRequest, priceOrder } from '../order-pricing.ts'
import type { DiscountRule } from './discount.contract.ts'
import { anyRule, rule } from './discounts.fixture.ts'

const products = ['schnitzel', 'pizza', 'roast']
const rules = fc.uniqueArray(anyRule(products), { selector: ({ id }) => id, maxLength: 4 })
const items = fc.array(fc.constantFrom(twoSchnitzel, hamPizza, threeSteaks), { minLength: 1, maxLength: 6 })

function placed(
  discounts: DiscountRule[],
  changes: Partial<PricingRequest> = {},
  code: DiscountRule | null = null,
) {
  const shop = branchShop({ discounts })
  const branch = { ...shop.branch, isTipEnabled: true }
  const priced = priceOrder({ shop: { ...shop, branch }, request: order(changes), code, now })
  if (!priced.ok) throw new Error(JSON.stringify(priced.problems))

  return { status: 'confirmed', paymentStatus: 'none', ...priced } satisfies SoldOrder & { ok: true }
}

const addsUp = (
  sold: Pick<SoldOrder, 'items' | 'taxes' | 'goodsGross' | 'discount' | 'discounts' | 'total'>,
  kept: SoldOrder,
) => {
  const waived = sumCents(sold.discounts.map(({ kind, cents }) => (kind === 'free-delivery' ? cents : 0)))

  expect(sumCents(sold.discounts.map(({ cents }) => cents))).toBe(sold.discount)
  expect(sumCents(sold.items.map(({ discount = 0 }) => discount)) + waived).toBe(sold.discount)
  expect(sumCents(sold.items.map(paidOf)) + kept.deliveryGross - waived + kept.donation + kept.tip).toBe(
    sold.total,
  )
  expect(sumCents(sold.taxes.map(({ net, tax }) => net + tax)) + kept.donation + kept.tip).toBe(sold.total)
}

describe('an order with discounts', () => {
  it('costs on the server what the browser shows, and adds up with its taxes', () => {
    fc.assert(
      fc.property(rules, items, fc.boolean(), fc.nat(500), (discounts, ordered, isDelivery, tip) => {
        const asked = { items: ordered, isDelivery, deliveryArea: 'Innenstadt', donatee: 'caritas', tip }
        const sold = placed(discounts, asked)
        const shop = branchShop({ discounts })
        const shown = cartTotals({
          products: shop.products,
          items: ordered,
          orderType: isDelivery ? 'delivery' : 'takeaway',
          area: deliveryArea(),
          takeOff: cartDiscounts({
            rules: discounts,
            occasion: { at: now, now, timeZone: shop.branch.timeZone },
          }),
          donationCents: shop.settings.donationAmount,
          tipCents: tip,
        })

        expect(sold).toMatchObject({
          total: shown.totalCents,
          taxes: shown.taxes,
          discount: shown.discountCents,
        })
        addsUp(sold, sold)
      }),
    )
  })

  it('takes off what the code of the guest grants as well, where that brings more', () => {
    const code = rule({ id: 'code', isCode: true, value: 2000 })

    expect(placed([rule()], {}, code).discounts).toMatchObject([{ id: 'code', cents: 516 }])
    expect(placed([rule({ value: 3000 })], {}, code).discounts).toMatchObject([{ id: 'ten', cents: 774 }])
  })

  it('takes no tip where the branch asks for none', () => {
    const shop = branchShop()

    expect(priceOrder({ shop, request: order({ tip: 300 }), now })).toMatchObject({ tip: 0, total: 2580 })
  })
})

describe('an order that changes', () => {
  const from20 = rule({ minimumGoods: 2000 })
  const change = (sold: SoldOrder, index: number, amount: number) => {
    const verdict = changeItem(sold, index, { amount })
    if (!verdict.isAllowed) throw new Error(verdict.why)
    return { ...sold, ...verdict.sale }
  }

  it('keeps its discounts by their rules as they were, whatever the shop grants by now', () => {
    const sold = placed([from20], { tip: 100 })
    expect(sold).toMatchObject({ goodsGross: 2580, discount: 258, tip: 100, total: 2422 })

    expect(change(sold, 0, 3)).toMatchObject({ goodsGross: 3870, discount: 387, total: 3583 })
  })

  it('loses a discount whose minimum it misses, and has it again once it is reached', () => {
    const one = change(placed([from20]), 0, 1)
    expect(one).toMatchObject({ discount: 0, total: 1290, discounts: [{ cents: 0 }] })
    expect(one.items[0]).not.toHaveProperty('discount')

    expect(change(one, 0, 2)).toMatchObject({ discount: 258, total: 2322 })
  })

  it('never takes more of a budget of money than it had', () => {
    const sold = placed([rule({ mostCents: 5000 })])

    expect(change(sold, 0, 3)).toMatchObject({ discount: 258 })
    expect(change(sold, 0, 1)).toMatchObject({ discount: 129 })
  })

  it('pays the fee of the delivery with its tax once it is free no more', () => {
    const free = rule({ kind: 'free-delivery', value: 0, minimumGoods: 2000 })
    const sold = placed([free], { isDelivery: true, deliveryArea: 'Innenstadt' })
    expect(sold.discount).toBe(sold.deliveryGross)

    const one = change(sold, 0, 1)
    expect(one.total).toBe(1290 + sold.deliveryGross)
    addsUp(one, one)
    expect(change(one, 0, 2)).toMatchObject({ taxes: sold.taxes, total: sold.total })
  })

  it('adds up whatever is changed', () => {
    const steps = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 })), { maxLength: 5 })
    fc.assert(
      fc.property(
        rules,
        items,
        fc.boolean(),
        steps,
        (discounts, ordered: CartItem[], isDelivery, changes) => {
          let sold: SoldOrder = placed(discounts, { items: ordered, isDelivery, deliveryArea: 'Innenstadt' })
          for (const [index, amount] of changes) {
            sold = change(sold, index % ordered.length, amount)
            addsUp(sold, sold)
          }
        },
      ),
    )
  })
})
