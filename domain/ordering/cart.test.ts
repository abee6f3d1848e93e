import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { branch, deliveryArea, product } from '../catalogue/shop.fixture.ts'
import { beef, largePizza, menuOfTheDay, schnitzel, anyItem } from './cart.fixture.ts'
import { cartCount, cartTotals, initialOrderType, orderFlagsOf, orderTypeOf } from './cart.ts'
import type { CartItem } from './order.contract.ts'
import { orderTypes } from './order-terms.ts'

const anyCart = fc.record({
  items: fc.array(anyItem, { maxLength: 12 }),
  orderType: fc.constantFrom(...orderTypes),
  area: fc.constantFrom(null, deliveryArea(), deliveryArea({ free: true, tax: 1000 })),
  donationCents: fc.constantFrom(0, 7),
})

describe('the totals of a cart', () => {
  test('for delivery add the fee at its own tax rate, and a donation without tax', () => {
    const totals = cartTotals({
      products: menuOfTheDay,
      items: [schnitzel(1), largePizza(1)],
      orderType: 'delivery',
      area: deliveryArea(),
      donationCents: 7,
    })

    expect(totals).toMatchObject({
      goodsGrossCents: 2590,
      deliveryGrossCents: 390,
      donationCents: 7,
      totalCents: 2987,
      netCents: 2355 + 325,
      taxes: [
        { taxRate: 1000, gross: 2590, tax: 235, net: 2355 },
        { taxRate: 2000, gross: 390, tax: 65, net: 325 },
      ],
      isEstimated: false,
      count: 2,
    })
    expect(totals.lines[0]).toEqual({
      item: schnitzel(1),
      product: product(),
      grossCents: 1290,
      discountCents: 0,
      taxRate: 1000,
      netText: '11.7273',
      isEstimated: false,
    })
  })

  test('reach free delivery by goods alone', () => {
    const total = (price: number) =>
      cartTotals({
        products: [product({ price })],
        items: [schnitzel(1)],
        orderType: 'delivery',
        area: deliveryArea(),
        donationCents: 100,
      })

    expect(total(2999)).toMatchObject({ deliveryGrossCents: 390, totalCents: 3489 })
    expect(total(3000)).toMatchObject({ deliveryGrossCents: 0, totalCents: 3100 })
    expect(total(3000).taxes).toHaveLength(1)
  })

  test.each(['takeaway', 'dineIn'] as const)('for %s have no delivery fee', (orderType) => {
    const totals = cartTotals({
      products: menuOfTheDay,
      items: [schnitzel()],
      orderType,
      area: deliveryArea(),
    })

    expect(totals).toMatchObject({ deliveryGrossCents: 0, donationCents: 0, totalCents: 1290 })
    expect(totals.lines[0]?.taxRate).toBe(orderType === 'dineIn' ? 1300 : 2000)
  })

  test('are estimated as soon as one line is', () => {
    const totals = cartTotals({
      products: menuOfTheDay,
      items: [schnitzel(), beef()],
      orderType: 'takeaway',
      area: null,
    })

    expect(totals).toMatchObject({ isEstimated: true, count: 2, totalCents: 2162 })
    expect(totals.lines.map((line) => line.isEstimated)).toEqual([false, true])
  })

  test('are kept back as soon as the price of one line is', () => {
    const truffles = product({ id: 'truffles', isPriceHidden: true })
    const totalsOf = (items: CartItem[]) =>
      cartTotals({ products: [...menuOfTheDay, truffles], items, orderType: 'takeaway', area: null })

    expect(totalsOf([schnitzel()])).toMatchObject({ isPriceHidden: false, totalCents: 1290 })
    expect(totalsOf([schnitzel(), { ...schnitzel(), product: 'truffles' }])).toMatchObject({
      isPriceHidden: true,
      totalCents: 2580,
    })
  })

  test('leave out what is unknown or not sold in that unit', () => {
    const totals = cartTotals({
      products: menuOfTheDay,
      items: [{ ...schnitzel(), product: 'gone' }, { ...schnitzel(3), unit: 'liter' }, schnitzel()],
      orderType: 'takeaway',
      area: null,
    })

    expect(totals).toMatchObject({ totalCents: 1290, count: 1 })
    expect(totals.lines).toHaveLength(1)
  })

  test('of an empty cart are 0, also for delivery with a donation', () => {
    expect(
      cartTotals({
        products: menuOfTheDay,
        items: [],
        orderType: 'delivery',
        area: deliveryArea(),
        donationCents: 7,
      }),
    ).toEqual({
      lines: [],
      goodsGrossCents: 0,
      countedGoodsCents: 0,
      deliveryGrossCents: 0,
      discounts: [],
      discountCents: 0,
      donationCents: 0,
      tipCents: 0,
      totalCents: 0,
      netCents: 0,
      taxes: [],
      isEstimated: false,
      isPriceHidden: false,
      count: 0,
    })
  })

  test('pay the fee of the delivery, and reach it being free, by what is delivered: vouchers are money', () => {
    const voucher = product({ id: 'voucher', price: 100_000, voucherKind: 'multi-purpose' })
    const totals = cartTotals({
      products: [...menuOfTheDay, voucher],
      items: [schnitzel(1), { ...schnitzel(1), product: 'voucher' }],
      orderType: 'delivery',
      area: deliveryArea(),
    })

    expect(totals).toMatchObject({
      goodsGrossCents: 101_290,
      countedGoodsCents: 1290,
      deliveryGrossCents: 390,
      totalCents: 101_680,
    })
  })

  test('are sums of what is shown', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const totals = cartTotals({ products: menuOfTheDay, ...cart })
        const sum = (figures: number[]) => figures.reduce((left, right) => left + right, 0)

        expect(sum(totals.lines.map((line) => line.grossCents))).toBe(totals.goodsGrossCents)
        expect(totals.goodsGrossCents + totals.deliveryGrossCents + totals.donationCents).toBe(
          totals.totalCents,
        )
        expect(totals.netCents + sum(totals.taxes.map((tax) => tax.tax)) + totals.donationCents).toBe(
          totals.totalCents,
        )
        expect(totals.count).toBe(cartCount(cart.items, menuOfTheDay))
      }),
    )
  })

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const { lines: _, ...forwards } = cartTotals({ products: menuOfTheDay, ...cart })
        const { lines: __, ...backwards } = cartTotals({
          products: menuOfTheDay.toReversed(),
          ...cart,
          items: cart.items.toReversed(),
        })

        expect(backwards).toEqual(forwards)
      }),
    )
  })
})

test('the cart counts pieces, pairs and persons by amount, anything else as one', () => {
  const inUnit = (unit: CartItem['unit'], amount: number): CartItem => ({
    product: 'schnitzel',
    amount,
    unit,
    parts: [],
  })

  expect(cartCount([inUnit('piece', 3)], menuOfTheDay)).toBe(3)
  expect(cartCount([inUnit('pair', 2), inUnit('person', 4)], menuOfTheDay)).toBe(6)
  expect(cartCount([inUnit('kilogram', 2.5), inUnit('serving', 4), inUnit('package', 9)], menuOfTheDay)).toBe(
    3,
  )
  expect(cartCount([inUnit('piece', 0.1), inUnit('piece', 0.2)], menuOfTheDay)).toBe(0.3)
  expect(cartCount([{ ...inUnit('piece', 3), product: 'gone' }], menuOfTheDay)).toBe(0)
})

describe('the order type', () => {
  test.each(orderTypes)('%s and its flags are one', (orderType) => {
    expect(orderTypeOf(orderFlagsOf(orderType))).toBe(orderType)
  })

  test('with both flags is delivery', () => {
    expect(orderTypeOf({ isDelivery: true, isDineIn: true })).toBe('delivery')
  })

  test.each([
    ['the stored choice', {}, 'dineIn', { isDelivery: true, isDineIn: false }, 'delivery'],
    ['a stored takeaway', {}, 'dineIn', { isDelivery: false, isDineIn: false }, 'takeaway'],
    ['one stored flag', {}, 'delivery', { isDineIn: true }, 'dineIn'],
    ['one stored flag that says no', {}, 'delivery', { isDelivery: false }, 'takeaway'],
    ['the default without a choice', {}, 'dineIn', null, 'dineIn'],
    ['the default with blank flags', {}, 'dineIn', { isDelivery: null, isDineIn: null }, 'dineIn'],
    [
      'the default when the choice is not offered',
      { isDeliveryEnabled: false },
      'dineIn',
      { isDelivery: true },
      'dineIn',
    ],
    [
      'the first offer when neither is',
      { isTakeawayEnabled: false, isDineInEnabled: false },
      'dineIn',
      null,
      'delivery',
    ],
    ['the first offer without a default', {}, null, null, 'takeaway'],
    [
      'takeaway where nothing is offered',
      { isTakeawayEnabled: false, isDineInEnabled: false, isDeliveryEnabled: false },
      'dineIn',
      null,
      'takeaway',
    ],
  ] as const)('opens with %s', (_, changes, defaultOrderType, stored, orderType) => {
    expect(initialOrderType(branch(changes), { defaultOrderType }, stored)).toBe(orderType)
  })
})
