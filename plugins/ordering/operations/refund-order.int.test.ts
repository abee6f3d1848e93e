import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
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

const post = (path: string, body: object, authorization = counter.marta) =>
  app.fetch(path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const settle = ({ id }: PublicOrder, body: object) => post(`/api/orders/${id}/update-payment-status`, body)
const refund = ({ id }: PublicOrder, body: object, authorization?: string) =>
  post(`/api/orders/${id}/refunds`, { reason: 'Suppe kalt', ...body }, authorization)

async function placePaid(): Promise<PublicOrder> {
  const order = await counter.place()

  return readJson<PublicOrder>(await settle(order, { paymentStatus: 'paid' }))
}

const linesOf = async ({ id }: PublicOrder): Promise<OrderPayment[]> => {
  const details = await app.fetch(`/api/orders/${id}/details`, { headers: { authorization: counter.marta } })

  return (await readJson<{ payments: OrderPayment[] }>(details)).payments
}
const told = (lines: OrderPayment[]) => lines.map(({ kind, amount }) => [kind, amount])

test('what is booked, taken back and booked again stands in the ledger, line by line', async () => {
  const order = await placePaid()
  await settle(order, { paymentStatus: 'none', reason: 'Falsche Bestellung' })
  await settle(order, { paymentStatus: 'paid' })
  const { total } = order

  expect(await linesOf(order)).toMatchObject([
    { kind: 'capture', amount: total, method: 'cash', payment: null, reason: null },
    { kind: 'correction', amount: -total, reason: 'Falsche Bestellung' },
    { kind: 'capture', amount: total },
  ])
})

test('a guest gets a part back, another, and the rest, and nothing more', async () => {
  const order = await placePaid()
  const { total, version } = order
  const first = await readJson<PublicOrder>(await refund(order, { amount: 100, version }))
  expect(first).toMatchObject({ paymentStatus: 'partly-refunded', version: version + 1 })
  const second = await readJson<PublicOrder>(await refund(order, { amount: 50, version: version + 1 }))
  expect(second).toMatchObject({ paymentStatus: 'partly-refunded', version: version + 2 })

  const tooMuch = await refund(order, { amount: total - 149, version: version + 2 })
  expect(tooMuch.status).toBe(409)
  expect(await tooMuch.text()).toContain('können noch erstattet werden')
  const rest = await refund(order, { amount: total - 150, version: version + 2 })
  expect(await readJson(rest)).toMatchObject({ paymentStatus: 'refunded' })
  expect((await refund(order, { amount: 1, version: version + 3 })).status).toBe(409)
  expect(told(await linesOf(order))).toEqual([
    ['capture', total],
    ['refund', -100],
    ['refund', -50],
    ['refund', -(total - 150)],
  ])
})

test('money goes back once, however often and by how many it is sent at once', async () => {
  const order = await placePaid()
  const { total, version } = order
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(order, { amount: 100, version })))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(told(await linesOf(order))).toEqual([
    ['capture', total],
    ['refund', -100],
  ])
})

test('nothing is given back of what was not paid, without a reason, or by others', async () => {
  const open = await counter.place()
  expect((await refund(open, { amount: 100, version: 1 })).status).toBe(409)

  const order = await placePaid()
  const asked = { amount: 100, version: order.version }
  expect((await refund(order, { ...asked, reason: ' ' })).status).toBe(400)
  expect((await refund(order, { ...asked, amount: 0 })).status).toBe(400)
  expect((await refund(order, { ...asked, amount: -100 })).status).toBe(400)
  expect((await refund(order, asked, counter.stranger)).status).toBe(404)
  expect(await verdict(await refund(order, asked, ''))).toEqual({ status: 401, codes: ['unauthenticated'] })
  expect(await linesOf(order)).toHaveLength(1)
})

test('no line is changed or removed, not even by the database itself', async () => {
  const order = await placePaid()

  for (const change of ['update payments set amount = 1', 'delete from payments']) {
    await expect(app.pool.query(`${change} where order_id = $1`, [order.id])).rejects.toThrow(
      'payments are added, never changed',
    )
  }
  expect(told(await linesOf(order))).toEqual([['capture', order.total]])
})
