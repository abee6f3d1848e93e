import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  branch,
  branchShop,
  deliveryArea,
  option,
  part,
  product,
  settings,
} from '../catalogue/shop.fixture.ts'
import { cartTotals } from './cart.ts'
import { hamPizza, price, threeSteaks, twoSchnitzel } from './order-pricing.fixture.ts'
import type { PricingRequest } from './order-pricing.ts'

describe('an order is priced from ids alone', () => {
  test('with fee, donation, taxes and the goods as they were sold', () => {
    const request = {
      items: [twoSchnitzel, hamPizza],
      isDelivery: true,
      deliveryArea: 'Innenstadt',
      donatee: 'caritas',
    }

    expect(price(request)).toEqual({
      ok: true,
      items: [
        {
          line: 0,
          product: 'schnitzel',
          name: 'Wiener Schnitzel',
          amount: 2,
          unit: 'piece',
          calculationModel: 'fixed',
          unitPrice: 1290,
          gross: 2580,
          isPriceHidden: false,
          taxRate: 1000,
          allergens: ['A', 'C', 'G'],
          bundleItems: [],
          parts: [],
        },
        {
          line: 1,
          product: 'pizza',
          name: 'Pizza',
          amount: 1,
          unit: 'piece',
          calculationModel: 'fixed',
          unitPrice: 1550,
          gross: 1550,
          isPriceHidden: false,
          taxRate: 1000,
          allergens: ['A', 'C', 'G'],
          bundleItems: [],
          parts: [
            {
              part: 'size',
              name: 'Teil size',
              options: [{ id: 'large', name: 'Option large', modifier: 'overwrite', value: 1300 }],
              text: null,
              uploads: [],
            },
            {
              part: 'toppings',
              name: 'Teil toppings',
              options: [
                { id: 'ham', name: 'Option ham', modifier: 'add', value: 150 },
                { id: 'olives', name: 'Option olives', modifier: 'add', value: 100 },
              ],
              text: null,
              uploads: [],
            },
            { part: 'note', name: 'Teil note', options: [], text: 'Bitte gut durch', uploads: [] },
          ],
        },
      ],
      goodsGross: 4130,
      deliveryGross: 0,
      discounts: [],
      discount: 0,
      donation: 7,
      tip: 0,
      total: 4137,
      taxes: [{ taxRate: 1000, gross: 4130, tax: 375, net: 3755 }],
      isEstimated: false,
    })
  })

  test('in the unit that was chosen, with that unit’s price model', () => {
    const priced = price({ items: [threeSteaks] })

    expect(priced).toMatchObject({ ok: true, isEstimated: true, goodsGross: 1868 })
    expect(priced.ok && priced.items[0]).toMatchObject({
      unit: 'piece',
      unitPrice: 623,
      gross: 1868,
      calculationModel: 'minimum',
      basis: { price: 2490, unit: 'kilogram', worth: 0.25 },
    })
  })

  test('as ever where guests may not read the price, which the line remembers', () => {
    const priced = price({}, branchShop({ products: [product({ isPriceHidden: true })] }))

    expect(priced).toMatchObject({ ok: true, total: 2580, items: [{ gross: 2580, isPriceHidden: true }] })
  })

  test('with a snapshot that takes of each part only what its type holds', () => {
    const parts = [
      part('photo', 'images'),
      part('cover', 'image'),
      part('plans', 'files'),
      part('logo', 'file'),
      part('text', 'textarea'),
      part('pick', 'select'),
    ]
    const cake = product({
      type: 'configurable',
      config: { parts: parts.map((shown) => ({ ...shown, options: [option('o', 'add', 1)] })) },
    })
    const stray = { options: ['o'], text: 'x', uploads: ['u'] }
    const items = [{ ...twoSchnitzel, parts: parts.map(({ id }) => ({ part: id, ...stray })) }]
    const priced = price({ items }, branchShop({ products: [cake] }))

    expect(priced.ok && priced.items[0]?.parts).toEqual([
      { part: 'photo', name: 'Teil photo', options: [], text: null, uploads: ['u'] },
      { part: 'cover', name: 'Teil cover', options: [], text: null, uploads: ['u'] },
      { part: 'plans', name: 'Teil plans', options: [], text: null, uploads: ['u'] },
      { part: 'logo', name: 'Teil logo', options: [], text: null, uploads: ['u'] },
      { part: 'text', name: 'Teil text', options: [], text: 'x', uploads: [] },
      {
        part: 'pick',
        name: 'Teil pick',
        options: [{ id: 'o', name: 'Option o', modifier: 'add', value: 1 }],
        text: null,
        uploads: [],
      },
    ])
  })

  test('without the parts that were left empty', () => {
    const parts = [
      { part: 'size', options: ['normal'] },
      { part: 'toppings', options: [] },
      { part: 'note', text: ' ' },
    ]
    const priced = price({ items: [{ ...hamPizza, parts }] })

    expect(priced.ok && priced.items[0]?.parts.map((chosen) => chosen.part)).toEqual(['size'])
  })

  test('with the contents of a bundle by name', () => {
    const bundle = product({
      type: 'bundle',
      bundleItems: [{ product: 'soup', name: 'Frittatensuppe', amount: 2 }],
    })
    const priced = price({}, branchShop({ products: [bundle] }))

    expect(priced.ok && priced.items[0]?.bundleItems).toEqual([{ name: 'Frittatensuppe', amount: 2 }])
  })

  test('with the tax of the order type', () => {
    const rate = (flags: Partial<PricingRequest>) => {
      const priced = price({ deliveryArea: 'Innenstadt', ...flags })
      return priced.ok && priced.items[0]?.taxRate
    }

    expect(rate({})).toBe(2000)
    expect(rate({ isDineIn: true })).toBe(1300)
    expect(rate({ isDelivery: true })).toBe(1000)
  })

  test('with the fee of the named area', () => {
    const areas = [deliveryArea(), deliveryArea({ area: 'Westend', price: 590 })]
    const shop = branchShop({ branch: branch({ deliveryAreas: areas }) })

    expect(price({ isDelivery: true, deliveryArea: 'Westend' }, shop)).toMatchObject({
      deliveryGross: 590,
      total: 3170,
    })
    expect(price({ deliveryArea: 'Westend' }, shop)).toMatchObject({ deliveryGross: 0 })
  })

  test('without a fee where the branch knows no areas', () => {
    const shop = branchShop({ branch: branch({ deliveryAreas: [] }) })

    expect(price({ isDelivery: true }, shop)).toMatchObject({ ok: true, deliveryGross: 0 })
  })

  test('with a donation only while the shop collects some', () => {
    const shop = branchShop({ settings: settings({ enablePluginDonations: false }) })

    expect(price({ donatee: 'caritas' }, shop)).toMatchObject({ donation: 0, total: 2580 })
    expect(price({ donatee: null })).toMatchObject({ donation: 0 })
    expect(price({ donatee: '' })).toMatchObject({ donation: 0 })
  })

  test('to the cent as the browser shows it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(twoSchnitzel, hamPizza, threeSteaks), { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        (items, isDelivery) => {
          const shop = branchShop()
          const shown = cartTotals({
            products: shop.products,
            items,
            orderType: isDelivery ? 'delivery' : 'takeaway',
            area: deliveryArea(),
          })

          expect(price({ items, isDelivery, deliveryArea: 'Innenstadt' }, shop)).toMatchObject({
            ok: true,
            total: shown.totalCents,
            taxes: shown.taxes,
          })
        },
      ),
    )
  })
})

test.each([
  ['+275760-09-13T00:00:00Z', false],
  ['+275760-09-12T23:59:59.999Z', false],
  ['-271821-04-20T00:00:00Z', true],
])(
  'an appointment at the end of time, %s, is priced as far as anybody may order',
  (appointmentDate, isPriced) => {
    const noon = [{ type: 'daily' as const, from: '11:30', to: '14:00' }]
    const shop = branchShop()
    const products = shop.products.map((each) => ({ ...each, schedule: noon }))

    expect(price({ appointmentDate }, { ...shop, products }).ok).toBe(isPriced)
  },
)
