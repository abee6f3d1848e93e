import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import { leftToPay } from '#domain/ordering/pay-part.ts'
import type { OrderBill } from '#domain/ordering/pay-part.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ScreenPerson } from '#domain/ordering/screen-person.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { takeCards } from '../testing/take-cards.ts'
import { pairScreen } from '../testing/pair-screen.ts'
import { findOrder } from './find-order.ts'
import { judgeSettling } from './judge-settling.ts'
import { moveOrder } from './move-order.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  await takeCards(app, counter.shop.branch)
  await app.payload.update({
    collection: 'branches',
    id: counter.shop.branch,
    data: { isTipEnabled: true },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
})

afterAll(() => app.close())

const ask = (method: string, path: string, body?: object, authorization = counter.marta) =>
  app.fetch(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
const pay = ({ id }: PublicOrder, body: object, authorization?: string) =>
  ask('POST', `/api/orders/${id}/parts`, body, authorization)
const billOf = async ({ id }: PublicOrder) => readJson<OrderBill>(await ask('GET', `/api/orders/${id}/bill`))
const settle = ({ id }: PublicOrder, body: object) =>
  ask('POST', `/api/orders/${id}/update-payment-status`, body)
const half = (paid: number, changes: object = {}) => ({
  part: { by: 'items', lines: [{ line: 0, amount: 1 }] },
  method: 'cash',
  seen: { total: 2180, paid },
  ...changes,
})

describe('two pizzas of 21,80 € that are paid apart', () => {
  it('are paid once both are, each part in its own way and with what it was for', async () => {
    const order = await counter.place()
    const first = await readJson<OrderBill>(await pay(order, half(0)))
    expect(first.order).toMatchObject({ paymentStatus: 'partly-paid' })
    expect(leftToPay(first.order, first.payments)).toBe(1090)

    const second = await readJson<OrderBill>(await pay(order, half(1090, { method: 'atm-card' })))
    expect(second.order).toMatchObject({ paymentStatus: 'paid' })
    expect(second.payments).toMatchObject([
      { kind: 'capture', amount: 1090, method: 'cash', covers: [{ line: 0, amount: 1 }] },
      { kind: 'capture', amount: 1090, method: 'atm-card' },
    ])
    const history = await readJson<OrderHistory>(await ask('GET', `/api/orders/${order.id}/history`))
    expect(history.slice(1)).toMatchObject([
      { action: 'pay-part', paidPart: { amount: 1090, left: 1090 } },
      { action: 'settle', paidPart: { amount: 1090, left: 0 } },
    ])
  })

  it('are taken once by ten who press at once, and by one whose press is sent again', async () => {
    const order = await counter.place()
    const answers = await Promise.all(Array.from({ length: 10 }, () => pay(order, half(0))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array<number>(9).fill(409),
    ])

    expect(await verdict(await pay(order, half(0)))).toMatchObject({
      status: 409,
      codes: ['changed-meanwhile'],
    })
    const { payments, order: now } = await billOf(order)
    expect(leftToPay(now, payments)).toBe(1090)
  })

  it('are paid with what is left where somebody settles them, and taken back whole, by each way', async () => {
    const order = await counter.place()
    await pay(order, half(0, { method: 'atm-card' }))
    await settle(order, { paymentStatus: 'paid' })
    expect((await billOf(order)).payments.map(({ amount, method }) => [amount, method])).toEqual([
      [1090, 'atm-card'],
      [1090, 'cash'],
    ])

    await settle(order, { paymentStatus: 'none', reason: 'Falscher Tisch' })
    const { order: open, payments } = await billOf(order)
    expect(open.paymentStatus).toBe('none')
    expect(payments.slice(2)).toMatchObject([
      { kind: 'correction', amount: -1090, method: 'atm-card' },
      { kind: 'correction', amount: -1090, method: 'cash' },
    ])
    expect((await pay(order, half(0))).status).toBe(200)
  })

  it('are open as a whole again, though whoever took that back had begun before the part was paid', async () => {
    const { pool } = app.payload.db
    const order = await counter.place()
    await pay(order, half(0))
    const found = await findOrder(pool, order.id)
    if (!found) throw new Error('no order')
    await moveOrder({
      payload: app.payload,
      order: found,
      mover: { kind: 'system', id: null },
      now: Temporal.Now.instant().subtract({ seconds: 2 }),
      judge: judgeSettling(pool, { to: 'none', reason: 'Verdrückt' }),
    })

    expect((await pay(order, half(0))).status).toBe(200)
    expect((await pay(order, half(1090))).status).toBe(200)
    expect(await billOf(order)).toMatchObject({ order: { paymentStatus: 'paid', total: 2180 } })
  })

  it('stay as they were sold once a part is paid, and are not deleted', async () => {
    const order = await counter.place()
    await pay(order, half(0))
    const changed = await ask('PUT', `/api/orders/${order.id}/items/0`, { amount: 3 })

    expect(changed.status).toBe(409)
    expect((await billOf(order)).order).toMatchObject({ total: 2180, paymentStatus: 'partly-paid' })
  })

  it('are paid with a tip of each guest, which is in the total and in no tax', async () => {
    const order = await counter.place()
    await pay(order, half(0, { tip: 110 }))
    const { order: paid, payments } = await readJson<OrderBill>(
      await pay(order, { ...half(1200), seen: { total: 2290, paid: 1200 } }),
    )

    expect(paid).toMatchObject({ total: 2290, tip: 110, paymentStatus: 'paid', taxes: [{ gross: 2180 }] })
    expect(payments.map(({ amount }) => amount)).toEqual([1200, 1090])
  })

  it.each([
    [{ by: 'amount', amount: 2181 }, 409],
    [{ by: 'items', lines: [{ line: 5, amount: 1 }] }, 409],
    [{ by: 'amount', amount: 0 }, 400],
    [{ by: 'share', of: 0 }, 400],
  ])('are not paid by %j', async (part, status) => {
    expect((await pay(await counter.place(), half(0, { part }))).status).toBe(status)
  })

  it('are paid to who works there alone', async () => {
    const order = await counter.place()

    expect((await pay(order, half(0), counter.stranger)).status).toBe(404)
    expect((await pay(order, half(0), '')).status).toBe(401)
  })
})

describe('at the screen of the tables', () => {
  it('money is taken by people who have said who they are, and not by the kitchen', async () => {
    const { branch } = counter.shop
    const [tables, kitchen] = [
      await pairScreen(app, branch, 'tables'),
      await pairScreen(app, branch, 'kitchen'),
    ]
    const person = await hire(app, 'ROLE_EMPLOYEE', [branch])
    await person.ask('PUT', `/api/users/${person.id}/pin`, { pin: '4711' })
    const order = await counter.place()
    const at = (key: string, token?: string) =>
      app.fetch(`/api/orders/screen/${branch}/${key}/${order.id}/parts`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { 'x-theke-person': token }),
        },
        body: JSON.stringify(half(0)),
      })

    expect(await verdict(await at(kitchen.key))).toMatchObject({ codes: ['not-for-this-device'] })
    expect(await verdict(await at(tables.key))).toMatchObject({ codes: ['person-expired'] })

    const { token } = await readJson<ScreenPerson>(
      await app.fetch(`/api/orders/screen/${branch}/${tables.key}/people`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ person: person.id, pin: '4711' }),
      }),
    )
    expect(await readJson(await at(tables.key, token))).toMatchObject({
      order: { paymentStatus: 'partly-paid' },
    })
  })
})

describe('a tip', () => {
  it('is written down by whoever has the money, once and for all of the order', async () => {
    const order = await counter.place()
    await settle(order, { paymentStatus: 'paid', tip: 220 })
    expect(await billOf(order)).toMatchObject({
      order: { tip: 220, total: 2400, paymentStatus: 'paid' },
      payments: [{ kind: 'capture', amount: 2400 }],
    })

    await settle(order, { paymentStatus: 'none', reason: 'Verdrückt' })
    await settle(order, { paymentStatus: 'paid', tip: 20 })
    expect((await billOf(order)).order).toMatchObject({ tip: 20, total: 2200 })
  })

  it('is of who gave it, though it comes with what is left, and goes back with their money', async () => {
    const order = await counter.place()
    await pay(order, half(0, { tip: 100 }))
    expect(await verdict(await settle(order, { paymentStatus: 'paid', tip: 50 }))).toMatchObject({
      codes: ['illegal-status-change'],
    })
    await settle(order, { paymentStatus: 'paid', tip: 400 })
    const { payments } = await billOf(order)
    expect(payments.map(({ amount, tip }) => [amount, tip])).toEqual([
      [1190, 100],
      [1390, 300],
    ])

    await settle(order, { paymentStatus: 'none', reason: 'Falscher Tisch' })
    expect((await billOf(order)).order).toMatchObject({ tip: 0, total: 2180 })
  })

  it('is taken only where the branch takes any', async () => {
    const branch = { collection: 'branches', id: counter.shop.branch } as const
    const system = asSystem(await createLocalReq({}, app.payload))
    const order = await counter.place()
    await app.payload.update({ ...branch, data: { isTipEnabled: false }, ...system })

    expect((await settle(order, { paymentStatus: 'paid', tip: 220 })).status).toBe(400)
    expect((await pay(order, half(0, { tip: 1 }))).status).toBe(400)
    await app.payload.update({ ...branch, data: { isTipEnabled: true }, ...system })
  })
})
