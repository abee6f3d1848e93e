import { afterAll, beforeAll, expect, it } from 'vitest'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sellVouchersInShop } from './testing/sell-in-shop.ts'
import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let product: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  product = await sellVouchersInShop(app, house.shop)
  const area = { area: 'Zentrum', price: 390, tax: 1000, zipCodes: '6850' }
  await app.payload.update({
    collection: 'branches',
    id: house.shop.branch,
    data: {
      isDeliveryEnabled: true,
      isDeliveryPhoneRequired: false,
      deliveryAreas: [{ ...area, minimumOrderValue: 2_000, freeFromOrderValue: 4_000 }],
    },
    overrideAccess: true,
  })
})

afterAll(() => app.close())

const address = { street: 'Marktplatz 1', zipCode: '6850', city: 'Dornbirn' }
const deliver = (pizzas: number) =>
  house.tryToPay([], {
    ...address,
    isDelivery: true,
    deliveryArea: 'Zentrum',
    items: [
      { product: house.shop.pizza, amount: pizzas, unit: 'piece', parts: [] },
      { product, amount: 1, unit: 'piece', parts: [] },
    ],
  })

it('a voucher in the cart reaches no minimum order value, and makes no delivery free', async () => {
  expect(await verdict(await deliver(1))).toMatchObject({ status: 400, codes: ['minimum-order-value'] })

  const order = await readJson<PublicOrder>(await deliver(2))
  expect(order).toMatchObject({ goodsGross: 7_180, deliveryGross: 390, total: 7_570 })
  expect(await readJson<PublicOrder>(await deliver(4))).toMatchObject({ goodsGross: 9_360, deliveryGross: 0 })
})

it('no dish card promises a voucher for less, though a discount names it or its category', async () => {
  const { branch, pizza, soup, drinks } = house.shop
  const grant = (named: object) =>
    app.payload.create({
      collection: 'discounts',
      data: { name: 'Happy Hour', kind: 'percent', percent: 10, branches: [branch], ...named },
      overrideAccess: true,
    })
  await grant({ categories: [drinks] })
  await grant({ products: [product] })
  const { discounts } = await readJson<BranchShopView>(await app.fetch(`/api/branches/${branch}/shop`))

  expect(discounts?.map(({ products }) => products)).toEqual([[pizza, soup].toSorted()])
})

it('a single-purpose voucher has one rate, however what is ordered with it is handed over', async () => {
  await app.payload.update({
    collection: 'products',
    id: product,
    data: { voucherKind: 'single-purpose', tax: 1_000, takeawayTax: 700, dineInTax: 2_000 },
    overrideAccess: true,
  })
  const rateOf = ({ items }: PublicOrder) => items.find(({ voucher }) => voucher)?.taxRate
  const alone = await house.tryToPay([], { items: [{ product, amount: 1, unit: 'piece', parts: [] }] })

  expect(rateOf(await readJson<PublicOrder>(alone))).toBe(700)
  expect(rateOf(await readJson<PublicOrder>(await deliver(2)))).toBe(700)
})
