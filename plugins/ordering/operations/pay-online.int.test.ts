import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import { onlinePaymentMethods } from '#domain/ordering/order-terms.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { annasOrder } from '../testing/corner-shop.ts'
import { currentOrders, type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, providers, shop, close } = await startOnlineShop())
})

afterEach(async () => {
  providers.breakDown(null)
  await shop.setCaptureMoment('at-once')
})

afterAll(() => close())

const kinds = async (order: { id: string }) => (await shop.lines(order)).map(({ kind }) => kind)
/** Who is told by mail that there is a new order. */
const readersOf = async ({ id }: { id: string }): Promise<string[]> => {
  const { rows } = await app.pool.query<{ reader: string }>(
    `select payload->>'reader' as reader from outbox
      where topic = 'order-mail' and payload->>'order' = $1 and payload->>'action' = 'place' order by 1`,
    [id],
  )
  return rows.map(({ reader }) => reader)
}
const eventsOf = async ({ id }: { id: string }): Promise<string[]> => {
  const { rows } = await app.pool.query<{ action: string }>(
    'select action from order_events where order_id = $1 order by version',
    [id],
  )
  return rows.map(({ action }) => action)
}

describe.each(onlinePaymentMethods)('an order that is paid with %s', (method) => {
  it('leads to the payment page, and nobody of the house hears of it before it is paid', async () => {
    const { order, payment } = await shop.order(method)
    expect(payment).toMatchObject({ amount: order.total, currency: 'EUR', state: 'open' })
    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting-payment', paymentStatus: 'pending' })
    expect(await currentOrders(app, shop.marta)).not.toContain(order.id)
    await shop.deliver()
    expect(await readersOf(order)).toEqual([])

    providers.bank.decide(payment, 'pay')
    expect(await shop.comeBack(order)).toBe(`/status/${order.uid}/${order.hash}`)
    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting', paymentStatus: 'paid' })
    expect(await currentOrders(app, shop.marta)).toContain(order.id)
    await shop.deliver()
    expect(await kinds(order)).toEqual(expect.arrayContaining(['intent', 'capture']))
    expect(await readersOf(order)).toEqual(['branch', 'guest'])
  })

  it('is promised from when it is paid, not from when the guest left to pay', async () => {
    const { order, payment } = await shop.order(method)
    await app.pool.query(
      `update orders set placed_at = placed_at - interval '10 minutes', promised_at = placed_at + interval '20 minutes'
        where id = $1`,
      [order.id],
    )
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)

    const { rows } = await app.pool.query(
      'select extract(epoch from promised_at - placed_at)::float8 / 60 as minutes from orders where id = $1',
      [order.id],
    )
    expect(rows).toEqual([{ minutes: 30 }])
  })

  it('is paid by the message alone, and once however often that comes', async () => {
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, 'pay')
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.tell(payment)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await Promise.all([shop.deliver(), shop.comeBack(order), shop.comeBack(order)])

    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting', paymentStatus: 'paid' })
    expect((await kinds(order)).filter((kind) => kind === 'capture')).toHaveLength(1)
    expect((await eventsOf(order)).filter((action) => action === 'pay')).toHaveLength(1)
  })

  it.each(['fail', 'cancel'] as const)('comes to nothing when its payment does: %s', async (outcome) => {
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, outcome)

    expect(await shop.comeBack(order)).toBe('/store/eck/checkout/error')
    expect(await shop.stored(order)).toMatchObject({ status: 'failed', paymentStatus: 'failed' })
    expect(await shop.comeBack(order)).toBe('/store/eck/checkout/error')
  })

  it('is taken once the house accepts it, where the account says so', async () => {
    await shop.setCaptureMoment('on-acceptance')
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting', paymentStatus: 'authorised' })
    expect(payment).toMatchObject({ state: 'authorised', captured: 0 })

    await shop.asStaff(order, 'confirm')
    await shop.deliver()
    expect(payment).toMatchObject({ state: 'paid', captured: order.total })
    expect(await shop.stored(order)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    expect(await kinds(order)).toEqual(['intent', 'authorise', 'capture'])
  })

  it('is given up where the house refuses it', async () => {
    await shop.setCaptureMoment('on-acceptance')
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    await shop.asStaff(order, 'reject')
    await shop.deliver()

    expect(payment).toMatchObject({ state: 'canceled', captured: 0 })
    expect(await shop.stored(order)).toMatchObject({ status: 'rejected', paymentStatus: 'voided' })
  })

  it('goes back when the guest takes the order back', async () => {
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    expect((await shop.asGuest(order, 'cancel')).status).toBe(200)
    await shop.deliver()

    expect(payment.refunded).toBe(order.total)
    expect(await shop.stored(order)).toMatchObject({ status: 'canceled', paymentStatus: 'refunded' })
  })

  it('goes back in parts, each once, and never more than was paid', async () => {
    const { order, payment } = await shop.order(method)
    providers.bank.decide(payment, 'pay')
    await shop.comeBack(order)
    const { version } = await shop.stored(order)
    const refund = (amount: number, of: number) =>
      app.fetch(`/api/orders/${order.id}/refunds`, {
        method: 'POST',
        headers: { authorization: shop.marta, 'content-type': 'application/json' },
        body: JSON.stringify({ amount, version: of, reason: 'Suppe kalt' }),
      })
    const same = await Promise.all([1, 2, 3].map(() => refund(300, version)))
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    // What is underway counts as gone.
    expect((await refund(order.total - 299, version + 1)).status).toBe(409)
    await shop.deliver()
    expect(payment.refunded).toBe(300)
    expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'partly-refunded' })

    const { version: now } = await shop.stored(order)
    expect((await refund(order.total - 300, now)).status).toBe(200)
    await shop.deliver()
    expect(payment.refunded).toBe(order.total)
    expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'refunded' })
    expect(
      (await shop.lines(order)).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount),
    ).toEqual([-300, 300 - order.total])
  })

  it('frees its slot after half an hour, and what is paid after all goes back', async () => {
    const { order, payment } = await shop.order(method)
    const later = Temporal.Now.instant().add({ minutes: paymentMinutes, seconds: 1 })
    await runDeclared(app.payload, 'online-payments', { now: later })
    expect(await shop.stored(order)).toMatchObject({ status: 'failed' })

    providers.bank.decide(payment, 'pay')
    expect((await shop.tell(payment)).status).toBe(200)
    await shop.deliver()
    expect(payment.refunded).toBe(order.total)
    expect(await shop.stored(order)).toMatchObject({ status: 'failed', paymentStatus: 'refunded' })
  })

  it('waits for a provider that does not answer, and is one order when the guest tries again', async () => {
    const key = randomUUID()
    providers.breakDown(503)
    const send = () =>
      app.fetch('/api/orders', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: JSON.stringify(annasOrder(shop.shop, { paymentMethod: method })),
      })
    const refused = await send()
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('nicht erreichbar')])

    providers.breakDown(null)
    const { order, payment } = await shop.order(method, key)
    const again = await readJson<{ id: string; paymentRedirectUrl: string }>(await send())
    expect(again).toMatchObject({ id: order.id, paymentRedirectUrl: order.paymentRedirectUrl })
    providers.breakDown(500)
    providers.bank.decide(payment, 'pay')
    expect(await shop.comeBack(order)).toBe(`/status/${order.uid}/${order.hash}`)
    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting-payment' })

    providers.breakDown(null)
    await runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes: 3 }) })
    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting', paymentStatus: 'paid' })
  })

  it('is asked after when staff want to know, and says so where nobody answers', async () => {
    const { order, payment } = await shop.order(method)
    const check = ({ id }: { id: string }) =>
      app.fetch(`/api/orders/${id}/update-payment-status`, {
        method: 'POST',
        headers: { authorization: shop.marta, 'content-type': 'application/json' },
        body: '{}',
      })
    providers.bank.decide(payment, 'pay')
    providers.breakDown(503)
    expect((await check(order)).status).toBe(503)
    providers.breakDown(null)
    expect(await readJson(await check(order))).toMatchObject({ status: 'awaiting', paymentStatus: 'paid' })
    expect((await check(await shop.place())).status).toBe(400)
  })

  it('is begun once at its provider by twenty who ask at the same moment', async () => {
    const before = providers.bank.payments.size
    const key = randomUUID()
    const orders = await Promise.all(
      Array.from({ length: 20 }, () => shop.place({ paymentMethod: method }, key)),
    )
    const addresses = new Set(orders.flatMap(({ paymentRedirectUrl }) => paymentRedirectUrl ?? []))

    expect(addresses.size).toBe(1)
    expect(providers.bank.payments.size).toBe(before + 1)
  })
})
