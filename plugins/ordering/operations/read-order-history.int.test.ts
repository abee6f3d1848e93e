import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter
let lead: Hired
let colleague: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  lead = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
  colleague = await hire(app, 'ROLE_EMPLOYEE', [counter.shop.branch])
})

afterAll(() => app.close())

const ask = (id: string, authorization: string) =>
  app.fetch(`/api/orders/${id}/history`, { headers: authorization ? { authorization } : {} })
const historyFor = async (person: Hired, id: string) =>
  readJson<OrderHistory>(await person.ask('GET', `/api/orders/${id}/history`))

test('the history of an order calls people by their names, and nobody by the e-mail address', async () => {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'cancel', { reason: 'Ofen kaputt' })
  const history = await historyFor(lead, order.id)

  expect(history.map(({ to, reason, by }) => [to, reason, by.kind, by.name])).toEqual([
    ['awaiting', null, 'guest', undefined],
    ['confirmed', null, 'staff', 'marta Test'],
    ['canceled', 'Ofen kaputt', 'staff', 'marta Test'],
  ])
  expect(JSON.stringify(history)).not.toContain('@')
})

test('what happened is told at once to the one who did it, by name', async () => {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  const history = await readJson<OrderHistory>(await ask(order.id, counter.marta))

  expect(history[1]?.by).toMatchObject({ kind: 'staff', name: 'marta Test' })
})

test('who may not read a colleague learns neither name nor id', async () => {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')

  expect((await historyFor(colleague, order.id))[1]?.by).toEqual({ kind: 'staff' })
})

test('nobody else is told the history, and an order that is not there has none', async () => {
  const order = await counter.place()
  const statuses = [
    (await ask(order.id, counter.stranger)).status,
    (await ask(order.id, '')).status,
    (await ask(crypto.randomUUID(), counter.marta)).status,
  ]

  expect(statuses).toEqual([404, 401, 404])
})
