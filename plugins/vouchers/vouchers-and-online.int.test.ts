import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import { onlinePaymentMethods, type OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { type OnlineShop, openOnlineShop } from '#plugins/ordering/testing/online-shop.ts'
import { type RunningProviders, startProviders } from '#plugins/payments/testing/running-providers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { sellVouchersInShop } from './testing/sell-in-shop.ts'
import { openVoucherHouse, type SoldVoucher, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let house: VoucherHouse
let voucher: SoldVoucher

beforeAll(async () => {
  providers = await startProviders()
  app = await createTestApp()
  shop = await openOnlineShop(app, providers)
  house = await openVoucherHouse(app, shop)
})
beforeEach(async () => {
  voucher = await house.sell(2_000)
})

afterAll(async () => {
  await app.close()
  await providers.stop()
})

/** Two pizzas of 21,80 €, of which a voucher pays 20 €. */
async function begin(method: OnlinePaymentMethod) {
  const answer = await house.tryToPay([{ code: voucher.code, amount: 2_000 }], { paymentMethod: method })
  const order = await readJson<PublicOrder>(answer)
  const payment = providers.bank.payments.get(String(order.paymentRedirectUrl).split('/').at(-1) ?? '')
  if (!payment) throw new Error('no payment')

  return { order, payment }
}

describe.each(onlinePaymentMethods)('an order of which a voucher pays a part, and %s the rest', (method) => {
  it('asks the provider for the rest alone, and is paid with it', async () => {
    const { order, payment } = await begin(method)
    expect(payment.amount).toBe(180)
    expect(await house.stored(order)).toMatchObject({ status: 'awaiting-payment', paymentStatus: 'pending' })
    expect(await house.balance(voucher)).toBe(0)

    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    expect(await house.stored(order)).toMatchObject({
      status: 'awaiting',
      paymentStatus: 'paid',
      voucherPaid: 2_000,
    })

    await house.asGuest(order, 'cancel')
    await shop.deliver()
    expect(payment).toMatchObject({ refunded: 180 })
    expect(await house.balance(voucher)).toBe(2_000)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded', voucherPaid: 0 })
  })

  it('gives the voucher back where the payment fails', async () => {
    const { order, payment } = await begin(method)
    providers.bank.decide(payment, 'fail')
    await shop.comeBack(order)

    expect(await house.stored(order)).toMatchObject({
      status: 'failed',
      paymentStatus: 'failed',
      voucherPaid: 0,
    })
    expect(await house.balance(voucher)).toBe(2_000)
  })

  it('gives it back where nobody pays in time, and once though the money comes late', async () => {
    const { order, payment } = await begin(method)
    const late = Temporal.Now.instant().add({ minutes: paymentMinutes + 1 })
    await runDeclared(app.payload, 'online-payments', { now: late })
    expect(await house.stored(order)).toMatchObject({ status: 'failed', voucherPaid: 0 })
    expect(await house.balance(voucher)).toBe(2_000)

    providers.bank.decide(payment, 'pay')
    await shop.tell(payment)
    await shop.deliver()
    expect(payment).toMatchObject({ refunded: 180 })
    expect(await house.balance(voucher)).toBe(2_000)
  })

  it('gives back the money first, and then to the voucher', async () => {
    const { order, payment } = await begin(method)
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    await house.asStaff(order, 'confirm')
    const refund = async (amount: number) =>
      house.post(`/api/orders/${order.id}/refunds`, {
        amount,
        reason: 'Suppe kalt',
        version: (await house.stored(order)).version,
      })
    expect((await refund(1_000)).status).toBe(200)
    await shop.deliver()

    expect(payment).toMatchObject({ refunded: 180 })
    expect(await house.balance(voucher)).toBe(820)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'partly-refunded', voucherPaid: 1_180 })
    expect((await refund(1_181)).status).toBe(409)
    expect((await refund(1_180)).status).toBe(200)
    expect(await house.balance(voucher)).toBe(2_000)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded' })
  })
})

it('an order that a voucher pays alone goes to no provider', async () => {
  const { code } = await house.sell(3_000)
  const answer = await house.tryToPay([{ code, amount: 2_180 }], { paymentMethod: 'mollie' })
  const order = await readJson<PublicOrder>(answer)

  expect(order).toMatchObject({ status: 'awaiting', paymentStatus: 'paid', paymentMethod: 'gift-voucher' })
  expect(order.paymentRedirectUrl).toBeUndefined()
})

it('a voucher that was paid online is void before its money is on the way back', async () => {
  const product = await sellVouchersInShop(app, house.shop)
  const items = [{ product, amount: 1, unit: 'piece', parts: [] }]
  const order = await readJson<PublicOrder>(await house.tryToPay([], { items, paymentMethod: 'mollie' }))
  const payment = providers.bank.payments.get(String(order.paymentRedirectUrl).split('/').at(-1) ?? '')
  if (!payment) throw new Error('no payment')
  providers.bank.decide(payment, 'pay')
  await shop.comeBack(order)
  await house.deliver()
  const { rows } = await app.pool.query<{ id: string }>('select id from vouchers where order_id = $1', [
    order.id,
  ])
  const bought = { id: String(rows[0]?.id) }
  const code = await house.codeOf(bought)
  const { version } = await house.stored(order)
  const asked = { amount: 5_000, reason: 'Doch nicht', version }
  const refund = await house.post(`/api/orders/${order.id}/refunds`, asked)

  expect(refund.status).toBe(200)
  expect(payment).toMatchObject({ refunded: 0 })
  expect(await house.balance(bought)).toBe(0)
  expect((await house.tryToPay([{ code, amount: 2_180 }])).status).toBe(404)
  await shop.deliver()
  expect(payment).toMatchObject({ refunded: 5_000 })
  expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded' })
})
