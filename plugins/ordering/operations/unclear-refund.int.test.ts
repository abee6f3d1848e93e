import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { UnsettledPayment } from '#domain/ordering/unsettled-payments.contract.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'

type Order = Pick<PublicOrder, 'id'>

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, providers, shop, close } = await startOnlineShop())
})

afterEach(() => providers.breakDown(null))

afterAll(() => close())

const send = (method: string, path: string, authorization = shop.marta, body?: object) =>
  app.fetch(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const say = ({ id }: Order, didGoBack: boolean, authorization?: string) =>
  send('POST', `/api/orders/${id}/unclear-refund`, authorization, { didGoBack })
const refundedOf = async (order: Order) => balanceOf(await shop.lines(order)).refunded
const problemOf = async ({ id }: Order) => {
  const { docs } = await readJson<{ docs: UnsettledPayment[] }>(
    await send('GET', '/api/orders/unsettled-payments'),
  )
  return docs.find(({ order }) => order === id)?.problem
}
const lastOf = async ({ id }: Order) =>
  (await readJson<OrderHistory>(await send('GET', `/api/orders/${id}/history`))).map(
    ({ action, by }) => `${action} ${by?.kind}`,
  )

/** A part of 1 € that Datatrans gave back, or did not, and never said. */
async function unclearPart() {
  const { order, payment } = await shop.order('datatrans')
  providers.bank.decide(payment, 'pay')
  await shop.comeBack(order)
  const { version } = await shop.stored(order)
  const wish = { amount: 100, version, reason: 'Suppe kalt' }
  expect((await send('POST', `/api/orders/${order.id}/refunds`, shop.marta, wish)).status).toBe(200)
  providers.breakDown('lost')
  await shop.deliver()
  providers.breakDown(null)
  await runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes: 10 }) })

  return { order, payment }
}

describe('a part of which nobody knows whether it went back', () => {
  it('waits for somebody to look, and is booked as they have found it', async () => {
    const { order, payment } = await unclearPart()
    expect(await problemOf(order)).toBe('unclear')
    expect(await refundedOf(order)).toBe(0)

    expect((await say(order, true)).status).toBe(200)
    expect([payment.refunded, await refundedOf(order)]).toEqual([100, 100])
    expect(await problemOf(order)).toBeUndefined()
    expect(await lastOf(order)).toContain('refund-found staff')
  })

  it('is asked for anew where it did not', async () => {
    const { order, payment } = await unclearPart()
    // The bank has put its books right.
    Object.assign(payment, { refunded: 0 })

    expect((await say(order, false)).status).toBe(200)
    await shop.deliver()
    expect([payment.refunded, await refundedOf(order)]).toEqual([100, 100])
    expect(await lastOf(order)).toContain('refund-missed staff')
  })

  it('is told once, of what is unclear, by who works there', async () => {
    const { order, payment } = await unclearPart()
    expect((await say(order, true, shop.stranger)).status).toBe(404)
    expect((await say(order, true, '')).status).toBe(401)

    // The bank has put its books right.
    Object.assign(payment, { refunded: 0 })
    const answers = await Promise.all([1, 2, 3].map(() => say(order, false)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    await shop.deliver()
    expect([payment.refunded, await refundedOf(order)]).toEqual([100, 100])
    expect((await say(await shop.place(), true)).status).toBe(409)
  })
})
