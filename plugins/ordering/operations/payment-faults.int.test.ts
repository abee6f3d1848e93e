import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

import { onlinePaymentMethods } from '#domain/ordering/order-terms.ts'
import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'
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

const post = (order: Pick<PublicOrder, 'id'>, path: string, body: object) =>
  app.fetch(`/api/orders/${order.id}/${path}`, {
    method: 'POST',
    headers: { authorization: shop.marta, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
async function refund(order: Pick<PublicOrder, 'id'>, amount: number): Promise<number> {
  const { version } = await shop.stored(order)
  return (await post(order, 'refunds', { amount, version, reason: 'Suppe kalt' })).status
}
const ask = (minutes: number) =>
  runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes }) })
const refundedOf = async (order: Pick<PublicOrder, 'id'>) => balanceOf(await shop.lines(order)).refunded

async function paid(method: (typeof onlinePaymentMethods)[number]) {
  const scene = await shop.order(method)
  providers.bank.decide(scene.payment, 'pay')
  await shop.comeBack(scene.order)
  return scene
}

it.each(onlinePaymentMethods)(
  'a refusal of the key by %s puts off what is due, and forgets nothing',
  async (method) => {
    const { order, payment } = await paid(method)
    providers.breakDown(401)
    await shop.asGuest(order, 'cancel')
    await shop.deliver()
    expect(payment.refunded).toBe(0)

    providers.breakDown(null)
    await ask(20)
    expect(payment.refunded).toBe(order.total)
    expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'refunded' })
  },
)

it.each(onlinePaymentMethods)(
  'an answer of %s that is lost gives nothing back twice, whatever follows',
  async (method) => {
    const { order, payment } = await paid(method)
    expect(await refund(order, 100)).toBe(200)
    providers.breakDown('lost')
    await shop.deliver()
    expect(payment.refunded).toBe(100)
    expect(await refund(order, 50)).toBe(200)
    providers.breakDown(null)
    await shop.deliver()

    expect(payment.refunded).toBe(150)
    expect(await refundedOf(order)).toBe(150)
  },
)

it.each(onlinePaymentMethods)(
  'what %s gave back just before a kill is not given back once more, though no line says so yet',
  async (method) => {
    const { order } = await paid(method)
    expect(await refund(order, 100)).toBe(200)
    await app.pool.query('update provider_refunds set sent_at = now(), done_at = now() where done_at is null')

    expect(await refund(order, order.total)).toBe(409)
    expect(await refund(order, order.total - 100)).toBe(200)
    await shop.deliver()
  },
)

it.each(onlinePaymentMethods)('two who ask %s at once give back once', async (method) => {
  const { order, payment } = await paid(method)
  await refund(order, 100)
  const first = post(order, 'update-payment-status', {})
  // What is booked meanwhile makes another version of the order, which staff look at before they ask anew.
  await eventually(async () => expect(await refund(order, 50)).toBe(200))
  await Promise.all([first, ...[1, 2, 3, 4].map(() => post(order, 'update-payment-status', {}))])
  await shop.deliver()

  expect(payment.refunded).toBe(150)
  expect(await refundedOf(order)).toBe(150)
})

it('what went back at the provider itself is not what staff give back', async () => {
  const { order, payment } = await paid('mollie')
  providers.bank.refund(payment, 200)
  await shop.tell(payment)
  await shop.deliver()
  expect(await refundedOf(order)).toBe(200)

  expect(await refund(order, 100)).toBe(200)
  await shop.deliver()
  expect(payment.refunded).toBe(300)
  expect(await refundedOf(order)).toBe(300)
})

it('a bank that takes back what was given back before is heard of', async () => {
  const { order, payment } = await paid('mollie')
  Object.assign(payment, { refunded: order.total + 500 })
  await shop.tell(payment)
  await shop.deliver()

  expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'refunded' })
})

it.each([503, 200])('nobody keeps a slot because a provider answers %i and nothing', async (status) => {
  const { order } = await shop.order('mollie')
  providers.breakDown(status)
  expect(await shop.comeBack(order)).toBe(`/status/${order.uid}/${order.hash}`)
  expect((await post(order, 'update-payment-status', {})).status).toBe(503)
  await ask(paymentMinutes + 1)

  expect(await shop.stored(order)).toMatchObject({ status: 'failed' })
})

it('payments that cannot be moved keep no other waiting', async () => {
  const stuck = [await paid('mollie'), await paid('mollie'), await paid('mollie')]
  const { order, payment } = await shop.order('datatrans')
  for (const each of stuck) {
    await shop.asGuest(each.order, 'cancel')
    Object.assign(each.payment, { captured: 0 })
  }
  await shop.deliver()
  const { rowCount } = await app.pool.query('select from provider_payments where asked_at is null')
  expect(rowCount).toBe(1)

  providers.bank.decide(payment, 'pay')
  await ask(3)
  expect(await shop.stored(order)).toMatchObject({ status: 'awaiting' })
})

it('the house hears nothing of an order whose guest takes it back before it is paid', async () => {
  const { order } = await shop.order('mollie')
  expect((await shop.asGuest(order, 'cancel')).status).toBe(200)
  const sent = app.payload.sendEmail
  const told: string[] = []
  app.payload.sendEmail = async ({ messageId }) => told.push(String(messageId))
  await shop.deliver()
  app.payload.sendEmail = sent

  expect(told.filter((name) => name.includes(order.id))).toEqual([expect.stringContaining('guest')])
})

it('is sold as it was ordered, once it waits for its money', async () => {
  providers.breakDown(503)
  const answer = await shop.place({ paymentMethod: 'mollie' })
  expect(answer).toHaveProperty('errors')
  const { rows } = await app.pool.query('select id, version::int from orders order by id desc limit 1')
  const changed = await app.fetch(`/api/orders/${rows[0].id}/items/0`, {
    method: 'PUT',
    headers: { authorization: shop.marta, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 5, version: rows[0].version }),
  })

  expect(changed.status).toBe(409)
  expect(await changed.text()).toContain('Zahlung')
})

it('what has no price yet is not paid online, and what costs nothing is paid at once', async () => {
  const ofBranch = { collection: 'branches', id: shop.shop.branch, overrideAccess: true, depth: 0 } as const
  await app.payload.update({ ...ofBranch, data: { isQuotationRequired: true } })
  const refused = await shop.place({ paymentMethod: 'mollie' })
  expect(refused).toMatchObject({ errors: [{ field: 'paymentMethod' }] })
  await app.payload.update({ ...ofBranch, data: { isQuotationRequired: false } })

  const { pizza: id } = shop.shop
  await app.payload.update({ collection: 'products', id, data: { price: 0 }, overrideAccess: true })
  const order = await shop.place({ paymentMethod: 'mollie' })
  expect(order).toMatchObject({ total: 0, status: 'awaiting' })
  expect(order.paymentRedirectUrl).toBeUndefined()
  expect(await shop.stored(order)).toMatchObject({ status: 'awaiting' })
})
