import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import type { UnsettledPayment } from '#domain/ordering/unsettled-payments.contract.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, providers, shop, close } = await startOnlineShop())
})

afterEach(() => providers.breakDown(null))

afterAll(() => close())

async function listed(authorization = shop.marta): Promise<UnsettledPayment[]> {
  const answer = await app.fetch('/api/orders/unsettled-payments', { headers: { authorization } })
  return (await readJson<{ docs: UnsettledPayment[] }>(answer)).docs
}
const inMinutes = (minutes: number) => Temporal.Now.instant().add({ minutes })
const ask = (minutes: number) => runDeclared(app.payload, 'online-payments', { now: inMinutes(minutes) })

it('what does not fit its order is listed until it does, for those of the branch alone', async () => {
  const { order, payment } = await shop.order('mollie')
  providers.bank.decide(payment, 'pay')
  Object.assign(payment, { currency: 'CHF' })
  await shop.comeBack(order)
  expect(await listed()).toMatchObject([{ order: order.id, problem: 'differs', amount: order.total }])
  expect(await listed(shop.stranger)).toEqual([])
  expect((await app.fetch('/api/orders/unsettled-payments')).status).toBe(401)

  Object.assign(payment, { currency: 'EUR' })
  await ask(3)
  expect(await listed()).toEqual([])
  expect(await shop.stored(order)).toMatchObject({ status: 'awaiting', paymentStatus: 'paid' })
})

it('what a provider will not do is tried less and less often, and keeps nobody else waiting', async () => {
  const refused = await shop.order('mollie')
  const other = await shop.order('mollie')
  for (const { order, payment } of [refused, other]) {
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
  }
  await shop.asGuest(refused.order, 'cancel')
  // Somebody gave it back at the provider itself, where that cannot be told from what was taken.
  Object.assign(refused.payment, { captured: 0, refunded: 0 })
  await shop.deliver()
  expect(await listed()).toMatchObject([{ order: refused.order.id, problem: 'refused' }])

  const before = providers.asked.length
  for (const minutes of [3, 3, 3, 4]) await ask(minutes)
  const ofRefused = providers.asked.slice(before).filter((asked) => asked.includes(refused.payment.id))
  expect(ofRefused.length).toBeLessThanOrEqual(6)
  expect(await shop.stored(other.order)).toMatchObject({ paymentStatus: 'paid' })
})

it('what is to go back is listed while its provider is away, and gone once it did', async () => {
  const { order, payment } = await shop.order('datatrans')
  providers.bank.decide(payment, 'pay')
  await shop.comeBack(order)
  providers.breakDown(503)
  await shop.asGuest(order, 'cancel')
  await shop.deliver()
  expect(await listed()).toContainEqual(expect.objectContaining({ order: order.id, problem: 'away' }))

  providers.breakDown(null)
  await ask(5)
  expect(payment.refunded).toBe(order.total)
  expect((await listed()).map((listedOne) => listedOne.order)).not.toContain(order.id)
})
