import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { branchShop, deliveryArea, product } from '../catalogue/shop.fixture.ts'
import { changeItem, type ItemChange, type SoldOrder } from './change-order-item.ts'
import type { CartItem, OrderItem } from './order.contract.ts'
import { hamPizza, price, threeSteaks, twoSchnitzel } from './order-pricing.fixture.ts'
import { openStatuses } from './order-status.ts'
import { orderStatuses, paymentStatuses } from './order-terms.ts'
import { priceModelOf, weighedUnitOf } from './sold-line.ts'

const roastByWeight: CartItem = { product: 'roast', amount: 0.5, unit: 'kilogram', parts: [] }
const tart: CartItem = { product: 'tart', amount: 3, unit: 'piece', parts: [] }
const shop = branchShop({
  products: [...branchShop().products, product({ id: 'tart', name: 'Torte', price: 4900, pricing: 'flat' })],
  menus: branchShop().menus.map((menu) => ({
    ...menu,
    catalog: [{ category: 'mains', products: ['schnitzel', 'pizza', 'roast', 'tart'] }],
  })),
})

function sold(items: CartItem[], changes: Partial<SoldOrder> = {}, more: Parameters<typeof price>[0] = {}) {
  const placed = price({ items, ...more }, shop)
  if (!placed.ok) throw new Error(JSON.stringify(placed.problems))
  const order: SoldOrder = { status: 'confirmed', paymentStatus: 'none', ...placed, ...changes }

  return order
}

function saleOf(order: SoldOrder, index: number, change: ItemChange) {
  const verdict = changeItem(order, index, change)
  if (!verdict.isAllowed) throw new Error(verdict.why)
  return verdict.sale
}

const priced = ({ items }: Pick<SoldOrder, 'items'>) => items.map(priceModelOf)
const whyNot = (order: SoldOrder, index: number, change: ItemChange) => {
  const verdict = changeItem(order, index, change)
  return verdict.isAllowed ? null : verdict.why
}

describe('a line that changes', () => {
  it('costs what so many cost when it was sold', () => {
    const sale = saleOf(sold([twoSchnitzel, hamPizza]), 0, { amount: 3 })

    expect(sale).toMatchObject({
      items: [{ amount: 3, gross: 3870 }, { gross: 1550 }],
      goodsGross: 5420,
      total: 5420,
    })
  })

  it('in another unit than its price is said in is reckoned from that price and rounded once', () => {
    // A piece is a quarter of 24.90 €, so 6.225 €.
    expect(saleOf(sold([threeSteaks]), 0, { amount: 2 }).items[0]?.gross).toBe(1245)
    expect(saleOf(sold([threeSteaks]), 0, { amount: 1 }).items[0]?.gross).toBe(623)
  })

  it('of a flat price costs the same, however much of it', () => {
    expect(saleOf(sold([tart]), 0, { amount: 7 }).items[0]).toMatchObject({ amount: 7, gross: 4900 })
  })

  it('leaves the fee of the delivery and its tax, and the donation', () => {
    const order = sold(
      [twoSchnitzel],
      {},
      { isDelivery: true, deliveryArea: deliveryArea().area, donatee: 'a' },
    )
    const sale = saleOf(order, 0, { amount: 1 })

    expect(order.deliveryGross).toBeGreaterThan(0)
    expect(sale.total).toBe(1290 + order.deliveryGross + order.donation)
    expect(sale.taxes.reduce((sum, { gross }) => sum + gross, 0)).toBe(1290 + order.deliveryGross)
  })

  it('may go, but for the last one', () => {
    const order = sold([twoSchnitzel, hamPizza])

    expect(saleOf(order, 0, { remove: true })).toMatchObject({ items: [{ product: 'pizza' }], total: 1550 })
    expect(whyNot(sold([hamPizza]), 0, { remove: true })).toBe('last-item')
  })

  it('says something to the guest and takes it back', () => {
    const order = sold([twoSchnitzel])
    const said = saleOf(order, 0, { comment: ' statt Kalb Schwein ' })
    const taken = saleOf({ ...order, ...said }, 0, { comment: null })

    expect(said.items[0]).toMatchObject({ comment: 'statt Kalb Schwein', gross: 2580 })
    expect(taken.items).toEqual(order.items)
  })
})

describe('what was weighed', () => {
  it('costs what it weighs, exactly', () => {
    const order = sold([threeSteaks, twoSchnitzel])
    const sale = saleOf(order, 0, { weighed: 0.71 })

    expect(priced(order)).toEqual(['minimum', 'fixed'])
    expect(sale).toMatchObject({ isEstimated: false, goodsGross: 1768 + 2580 })
    expect(sale.items[0]).toMatchObject({ amount: 3, unit: 'piece', weighed: 0.71, gross: 1768 })
    expect(priced(sale)).toEqual(['fixed', 'fixed'])
  })

  it('may be weighed again, and costs about as much once there is more or less of it', () => {
    const order = sold([roastByWeight])
    const weighed = { ...order, ...saleOf(order, 0, { weighed: 0.53 }) }

    expect(weighed.items[0]?.gross).toBe(1320)
    expect(saleOf(weighed, 0, { weighed: 0.5 }).items[0]?.gross).toBe(1245)
    expect(saleOf(weighed, 0, { comment: 'frisch' }).items[0]).toMatchObject({ weighed: 0.53, gross: 1320 })
    const more = saleOf(weighed, 0, { amount: 1 })
    expect(more).toMatchObject({ isEstimated: true, items: [{ amount: 1, gross: 2490 }] })
    expect(more.items[0]).not.toHaveProperty('weighed')
  })

  it('is what has no exact price and is not counted', () => {
    const [schnitzel, steaks, byWeight] = sold([twoSchnitzel, threeSteaks, roastByWeight]).items.map(
      weighedUnitOf,
    )
    const [counted] = sold([twoSchnitzel]).items.map((item) =>
      weighedUnitOf({ ...item, calculationModel: 'approximate' }),
    )

    expect([schnitzel, steaks, byWeight, counted]).toEqual([null, 'kilogram', 'kilogram', null])
    expect(whyNot(sold([twoSchnitzel]), 0, { weighed: 0.3 })).toBe('not-weighed')
  })
})

describe('refused is', () => {
  it('any change once the order has ended', () => {
    for (const status of orderStatuses) {
      const why = whyNot(sold([twoSchnitzel], { status }), 0, { comment: 'x' })
      expect([status, why]).toEqual([status, openStatuses.includes(status) ? null : 'order-ended'])
    }
  })

  it('another price once a payment has begun, though not another comment', () => {
    for (const paymentStatus of paymentStatuses) {
      const order = sold([twoSchnitzel, hamPizza], { paymentStatus })
      const why = paymentStatus === 'none' ? null : 'payment-begun'

      expect([paymentStatus, whyNot(order, 0, { amount: 1 })]).toEqual([paymentStatus, why])
      expect([paymentStatus, whyNot(order, 0, { remove: true })]).toEqual([paymentStatus, why])
      expect(whyNot(order, 0, { comment: 'x', amount: 2 })).toBeNull()
    }
  })

  it('half of what is counted, unless it was sold by halves', () => {
    expect(whyNot(sold([twoSchnitzel]), 0, { amount: 1.5 })).toBe('amount-not-whole')
    const [item] = sold([twoSchnitzel]).items
    const half = { ...sold([twoSchnitzel]), items: [{ ...item, amount: 0.5 } as OrderItem] }
    expect(whyNot(half, 0, { amount: 1.5 })).toBeNull()
    expect(whyNot(sold([roastByWeight]), 0, { amount: 0.75 })).toBeNull()
  })

  it('a line that there is not, and what is worth more than any order', () => {
    expect(whyNot(sold([twoSchnitzel]), 1, { amount: 1 })).toBe('unknown-item')
    expect(whyNot(sold([twoSchnitzel]), 0, { amount: 999_999 })).toBe('order-too-large')
  })
})

test('orders of earlier versions, which know no more than their lines, are changed as exactly as those say', () => {
  const early = (item: Partial<OrderItem>) => {
    const order = sold([threeSteaks])
    const [line] = order.items
    const { basis: _, isFlat: __, ...before } = { ...line, ...item } as OrderItem
    return { ...order, items: [before] }
  }

  expect(saleOf(early({}), 0, { amount: 6 }).items[0]?.gross).toBe(3736)
  const flat = early({ unitPrice: 4900, gross: 4900 })
  expect(saleOf(flat, 0, { amount: 9 }).items[0]?.gross).toBe(4900)
})

const amounts = fc.integer({ min: 1, max: 40 })
const anyLine = fc.constantFrom(twoSchnitzel, hamPizza, threeSteaks, tart)

test('an order that is changed costs to the cent what it had cost if it had been placed like that', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyLine, amounts, amounts), { minLength: 1, maxLength: 8 }), (lines) => {
      const placed = sold(lines.map(([line, amount]) => ({ ...line, amount })))
      const wanted = sold(lines.map(([line, , amount]) => ({ ...line, amount })))
      const changed = lines.reduce(
        (order, [, , amount], index) => ({ ...order, ...saleOf(order, index, { amount }) }),
        placed,
      )

      expect(changed).toEqual(wanted)
    }),
  )
})

test('the same change again changes nothing', () => {
  fc.assert(
    fc.property(anyLine, amounts, fc.string({ maxLength: 20 }), (line, amount, comment) => {
      const order = sold([line])
      const verdict = changeItem({ ...order, ...saleOf(order, 0, { amount, comment }) }, 0, {
        amount,
        comment,
      })

      expect(verdict).toMatchObject({ isAllowed: true, isNoop: true })
    }),
  )
})

test('net and taxes are the total, whatever is weighed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (grams) => {
      const order = sold(
        [threeSteaks, twoSchnitzel],
        {},
        { isDelivery: true, deliveryArea: deliveryArea().area },
      )
      const sale = saleOf(order, 0, { weighed: grams / 1000 })

      expect(sale.taxes.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(sale.total - order.donation)
    }),
  )
})
