import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const settle = ({ id }: PublicOrder, body: object, authorization = counter.marta) =>
  app.fetch(`/api/orders/${id}/update-payment-status`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const paid = { paymentStatus: 'paid' }
const back = { paymentStatus: 'none', reason: 'Falsche Bestellung' }

const historyOf = async ({ id }: PublicOrder) =>
  readJson<OrderHistory>(
    await app.fetch(`/api/orders/${id}/history`, { headers: { authorization: counter.marta } }),
  )

test('cash is booked and taken back, and the history says by whom and why', async () => {
  const order = await counter.place()
  expect(await readJson(await settle(order, paid))).toMatchObject({
    paymentStatus: 'paid',
    isPaid: true,
    version: 2,
  })
  expect(await readJson(await settle(order, back))).toMatchObject({
    paymentStatus: 'none',
    isPaid: false,
    version: 3,
  })

  expect(await historyOf(order)).toMatchObject([
    { action: 'place' },
    { action: 'settle', by: { kind: 'staff', name: 'marta Test' } },
    { action: 'unsettle', reason: 'Falsche Bestellung', by: { kind: 'staff', name: 'marta Test' } },
  ])
})

test('ten who book it at once do so once', async () => {
  const order = await counter.place()
  const answers = await Promise.all(Array.from({ length: 10 }, () => settle(order, paid)))

  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
  expect((await historyOf(order)).map(({ action }) => action)).toEqual(['place', 'settle'])
})

test('what it was sold for stays while it is paid', async () => {
  const order = await counter.place()
  await settle(order, paid)
  const change = await app.fetch(`/api/orders/${order.id}/items/0`, {
    method: 'PUT',
    headers: { authorization: counter.marta, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 3 }),
  })

  expect(change.status).toBe(409)
})

test('no money is taken back without a reason, taken for a refused order, or moved by others', async () => {
  const order = await counter.place()
  await settle(order, paid)
  expect((await settle(order, { paymentStatus: 'none', reason: ' ' })).status).toBe(409)
  expect((await settle(order, { paymentStatus: 'refunded' })).status).toBe(400)
  expect((await settle(order, back, counter.stranger)).status).toBe(404)
  expect(await verdict(await settle(order, back, ''))).toEqual({ status: 401, codes: ['unauthenticated'] })

  const refused = await counter.place()
  await counter.asStaff(refused, 'reject')
  const answer = await settle(refused, paid)
  expect(await verdict(answer)).toEqual({ status: 409, codes: ['illegal-status-change'] })
  expect(await historyOf(refused)).toHaveLength(2)
})
