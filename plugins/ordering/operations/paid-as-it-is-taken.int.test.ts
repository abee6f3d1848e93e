import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { takeCards } from '../testing/take-cards.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  await takeCards(app, counter.shop.branch)
})

afterAll(() => app.close())

const ask = (method: string, path: string, body?: object) =>
  app.fetch(path, {
    method,
    headers: { authorization: counter.marta, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const pay = ({ id }: PublicOrder, body: object) => ask('POST', `/api/orders/${id}/parts`, body)
const billOf = async ({ id }: PublicOrder) => readJson<OrderBill>(await ask('GET', `/api/orders/${id}/bill`))
const settle = ({ id }: PublicOrder, body: object) =>
  ask('POST', `/api/orders/${id}/update-payment-status`, body)
const half = (paid: number, changes: object = {}) => ({
  part: { by: 'items', lines: [{ line: 0, amount: 1 }] },
  method: 'cash',
  seen: { total: 2180, paid },
  ...changes,
})

it('an order is paid only in ways that branch and settings take, and as the order was made', async () => {
  const order = await counter.place()
  expect(await billOf(order)).toMatchObject({ methods: ['cash', 'atm-card'] })
  expect((await pay(order, half(0, { method: 'hydro-ag-voucher' }))).status).toBe(400)

  const system = asSystem(await createLocalReq({}, app.payload))
  const setCards = (isOn: boolean) =>
    app.payload.updateGlobal({ slug: 'config', data: { enablePluginATMCard: isOn }, ...system })
  await setCards(false)
  expect(await billOf(order)).toMatchObject({ methods: ['cash'] })
  expect((await pay(order, half(0, { method: 'atm-card' }))).status).toBe(400)
  expect((await billOf(order)).payments).toEqual([])
  await setCards(true)
  expect((await pay(order, half(0, { method: 'atm-card' }))).status).toBe(200)
})

it('an order is not taken back for a reason that the panel would not take', async () => {
  const order = await counter.place()
  await settle(order, { paymentStatus: 'paid' })

  expect(await verdict(await settle(order, { paymentStatus: 'none', reason: 'x' }))).toMatchObject({
    status: 409,
  })
  expect((await billOf(order)).order.paymentStatus).toBe('paid')
})

it('an order is not taken back by who saw another payment of it, and booked once by who presses twice', async () => {
  const order = await counter.place()
  const paid = await readJson<PublicOrder & { version: number }>(
    await settle(order, { paymentStatus: 'paid' }),
  )
  const { order: seen } = await billOf(order)
  const back = { paymentStatus: 'none', reason: 'Falsche Bestellung', version: seen.version }
  expect(paid.paymentStatus).toBe('paid')
  expect((await settle(order, back)).status).toBe(200)
  expect((await settle(order, back)).status).toBe(200)
  await settle(order, { paymentStatus: 'paid' })

  expect(await verdict(await settle(order, back))).toMatchObject({ codes: ['changed-meanwhile'] })
  expect((await billOf(order)).order.paymentStatus).toBe('paid')
})
