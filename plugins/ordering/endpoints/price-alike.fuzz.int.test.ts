import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { offeredUnits, rulesOfUnit, snapAmount } from '#domain/catalogue/amount.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { cartTotals, orderFlagsOf } from '#domain/ordering/cart.ts'
import type { CartItem, PublicOrder } from '#domain/ordering/order.contract.ts'
import { type OrderType, orderTypes } from '#domain/ordering/order-terms.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { openDearHouse } from '../testing/many-ways-to-pay.ts'

const branch = 'vielpreis'
const numRuns = size({ short: 250, long: 25_000 })

let app: TestApp
let shop: BranchShopView

beforeAll(async () => {
  app = await createTestApp()
  await openDearHouse(app.payload, branch)
  shop = await readJson<BranchShopView>(await app.fetch(`/api/branches/${branch}/shop`))
})

afterAll(() => app.close())

/** What decides about a cart, before the catalogue is known. */
const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      product: fc.nat(),
      unit: fc.nat(),
      amount: fc.double({ min: 0, max: 8, noNaN: true }),
      options: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      choice: fc.nat({ max: 2 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  orderType: fc.constantFrom(...orderTypes),
  isFar: fc.boolean(),
})
type Cart = typeof anyCart extends fc.Arbitrary<infer Value> ? Value : never

describe('carts as guests fill them', () => {
  test(`${numRuns} of them cost in the browser what the server asks for, to the cent`, async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, async (cart) => {
        const { body, totals } = filled(cart)
        const answer = await place(body)
        const order = await readJson<PublicOrder>(answer)

        expect([answer.status, order]).toMatchObject([
          201,
          { total: totals.totalCents, goodsGross: totals.goodsGrossCents, taxes: totals.taxes },
        ])
      }),
      { numRuns },
    )
  })

  test(`${numRuns} that were tampered with are refused, or cost what they cost`, async () => {
    await fc.assert(
      fc.asyncProperty(anyCart, fc.constantFrom(...tricks), async (cart, trick) => {
        const honest = filled(cart)
        const body = trick(structuredClone(honest.body))
        const answer = await place(body)
        const order = await readJson<Partial<PublicOrder>>(answer)

        const isRefused = answer.status === 400 || answer.status === 409
        const paid = isRefused ? 'refused' : order.total
        expect([trick.name, ['refused', honest.totals.totalCents].includes(paid ?? 0)]).toEqual([
          trick.name,
          true,
        ])
      }),
      { numRuns },
    )
  })
})

type Body = ReturnType<typeof filled>['body']

/** Everything that a browser can say to pay less. */
const tricks: ((body: Body) => object)[] = [
  function less(body) {
    return { ...body, expectedTotal: Math.max(0, body.expectedTotal - 1) }
  },
  function ownPrices(body) {
    return {
      ...body,
      total: 1,
      items: body.items.map((item) => ({ ...item, price: 1, gross: 1, unitPrice: 1 })),
    }
  },
  function lessThanNothing(body) {
    return withItem(body, ({ amount, ...item }) => ({ ...item, amount: -amount }))
  },
  function aCrumb(body) {
    return withItem(body, (item) => ({ ...item, amount: item.amount / 1000 }))
  },
  function besideTheSteps(body) {
    return withItem(body, (item) => ({ ...item, amount: item.amount + 0.0001 }))
  },
  function anotherUnit(body) {
    return withItem(body, (item) => ({ ...item, unit: 'millimeter3' }))
  },
  function optionTwice(body) {
    const [part] = body.items.flatMap(({ parts }) => parts)
    return withItem(body, (item) => ({
      ...item,
      parts: part ? [part, part, part] : [{ part: 'x', options: ['y'] }],
    }))
  },
  function optionOfNobody(body) {
    return withItem(body, (item) => ({ ...item, parts: [...item.parts, { part: 'x', options: ['y'] }] }))
  },
  function nearerThanTrue(body) {
    return { ...body, isDelivery: true, isDineIn: false, zipCode: '6855', deliveryArea: 'Zentrum' }
  },
  function bothWays(body) {
    return { ...body, isDelivery: true, isDineIn: true, deliveryArea: 'Land', zipCode: '6855' }
  },
  function noArea(body) {
    return { ...body, isDelivery: true, isDineIn: false, deliveryArea: '' }
  },
  function gift(body) {
    return withItem(body, (item) => ({ ...item, product: randomUUID() }))
  },
]

function withItem(body: Body, change: (item: CartItem) => object): object {
  return { ...body, items: body.items.map((item, index) => (index === 0 ? change(item) : item)) }
}

function filled({ lines, orderType, isFar }: Cart) {
  const items = lines.map(lineOf)
  const area =
    shop.branch.deliveryAreas.find(({ area: name }) => name === (isFar ? 'Land' : 'Zentrum')) ?? null
  const totals = cartTotals({ products: shop.products, items, orderType, area })

  return { totals, body: { ...formOf(orderType, isFar), items, expectedTotal: totals.totalCents } }
}

const formOf = (orderType: OrderType, isFar: boolean) => ({
  branch,
  ...orderFlagsOf(orderType),
  ...(orderType === 'delivery' && { deliveryArea: isFar ? 'Land' : 'Zentrum' }),
  ...(orderType === 'dineIn' && { table: '1' }),
  firstName: 'Anna',
  lastName: 'Huber',
  street: 'Am Berg 3',
  zipCode: isFar ? '6855' : '6850',
  city: 'Dornbirn',
  email: 'anna@gast.test',
  paymentMethod: 'cash',
  legalInstructions: true,
  privacyPolicy: true,
})

function lineOf({ product: nth, unit: unitNth, amount, options, choice }: Cart['lines'][number]): CartItem {
  const product = shop.products[nth % shop.products.length] as ProductView
  const units = offeredUnits(product)
  const unit = units[unitNth % units.length] ?? product.unit
  const snapped = snapAmount(amount, rulesOfUnit(product, unit) ?? product)

  return {
    product: product.id,
    unit,
    amount: snapped > 0 ? snapped : 1,
    parts: product.config.parts.map((part) => ({
      part: part.id,
      options: part.options
        .filter((_, index) => (part.type === 'select' ? index === choice : options[index]))
        .map(({ id }) => id),
    })),
  }
}

function place(body: object): Promise<Response> {
  return app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
}
