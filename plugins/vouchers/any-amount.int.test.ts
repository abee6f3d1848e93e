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
  product = await sellVouchersInShop(app, house.shop, { isVoucherAmountFree: true })
})

afterAll(() => app.close())

async function shownParts(): Promise<{ id: string; name: string; isPrice?: true }[]> {
  const { products } = await readJson<BranchShopView>(
    await app.fetch(`/api/branches/${house.shop.branch}/shop`),
  )
  return products.find(({ id }) => id === product)?.config.parts ?? []
}

async function buy(text: string | null, changes: object = {}, amount = 1): Promise<Response> {
  const recipient = (await shownParts()).find(({ name }) => name === 'Für')?.id
  const parts = [{ part: recipient, text: 'Oma' }, ...(text === null ? [] : [{ part: 'betrag', text }])]

  return house.tryToPay([], { items: [{ product, amount, unit: 'piece', parts }], ...changes })
}

it('a guest says what a voucher is worth, and each piece is made over that', async () => {
  expect((await shownParts()).map(({ name }) => name)).toEqual(['Betrag', 'Für'])
  const order = await readJson<PublicOrder>(await buy('75,50', { expectedTotal: 15_100 }, 2))
  expect(order).toMatchObject({ total: 15_100, items: [{ unitPrice: 7_550, gross: 15_100 }] })
  await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
  await house.deliver()
  const { rows } = await app.pool.query(
    'select value::int, recipient_name as name from vouchers where order_id = $1',
    [order.id],
  )

  expect(rows).toEqual([
    { value: 7_550, name: 'Oma' },
    { value: 7_550, name: 'Oma' },
  ])
})

it('the house says within which limits, and what it costs', async () => {
  for (const text of ['0,99', '5000,01', '-50', '1,005', 'viel'])
    expect(await verdict(await buy(text))).toEqual({ status: 400, codes: ['price-invalid'] })
  expect(await verdict(await buy(null))).toEqual({ status: 400, codes: ['part-required'] })
  expect(await verdict(await buy('75', { expectedTotal: 100 }))).toEqual({
    status: 409,
    codes: ['price-changed'],
  })
})
