import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter
let fish: string

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  fish = await sellFish()
})

afterAll(() => app.close())

const lines = () => [
  { product: counter.shop.pizza, amount: 2, unit: 'piece', parts: [] },
  { product: counter.shop.soup, amount: 1, unit: 'piece', parts: [] },
]
const change = (order: PublicOrder, index: number, body: object, authorization = counter.marta) =>
  app.fetch(`/api/orders/${order.id}/items/${index}`, {
    method: 'PUT',
    headers: { authorization },
    body: JSON.stringify(body),
  })
const changed = async (...asked: Parameters<typeof change>) => readJson<PublicOrder>(await change(...asked))
const problemOf = async (answer: Response) => {
  const [error] = (await readJson<ApiErrors>(answer)).errors
  const { why } = (error?.data ?? {}) as { why?: string }
  return [answer.status, error?.code, error?.field ?? why]
}
const seen = async ({ uid, hash }: PublicOrder) =>
  readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))

describe('a line of an order', () => {
  it('is changed by staff, priced by the server, told to the guest and remembered', async () => {
    const order = await counter.place({ items: lines() })
    await app.pool.query(`update products set price = 9999 where id = $1`, [counter.shop.pizza])
    const answer = await changed(order, 0, { amount: 3, comment: 'ohne Basilikum' })
    await app.pool.query(`update products set price = 1090 where id = $1`, [counter.shop.pizza])

    expect(answer).toMatchObject({
      version: 2,
      status: 'awaiting',
      items: [{ amount: 3, unitPrice: 1090, gross: 3270, comment: 'ohne Basilikum' }, { gross: 490 }],
      goodsGross: 3760,
      total: 3760,
      taxes: [{ taxRate: 1000, gross: 3760 }],
    })
    expect(await seen(order)).toEqual(answer)
    expect((await historyOf(order)).at(-1)).toMatchObject({
      version: 2,
      action: 'change-item',
      by: { kind: 'staff', name: 'marta Test' },
      changedItem: {
        item: 'Pizza Margherita',
        before: { amount: 2, gross: 2180 },
        after: { amount: 3, gross: 3270, comment: 'ohne Basilikum' },
        total: { before: 2670, after: 3760 },
      },
    })
    expect(await effectsOf(order)).toEqual(['change-item'])
  })

  it('is removed, and the same request again removes no other one', async () => {
    const order = await counter.place({ items: lines() })
    const asked = { version: 1, remove: true }
    const first = await changed(order, 0, asked)
    const again = await changed(order, 0, asked)

    expect(first).toMatchObject({ version: 2, total: 490, items: [{ name: 'Frittatensuppe' }] })
    expect(again).toEqual(first)
    expect(await effectsOf(order)).toEqual(['change-item'])
    expect(await problemOf(await change(order, 0, { version: 2, remove: true }))).toEqual([
      409,
      'order-not-changeable',
      'last-item',
    ])
  })

  it('that was changed alike before stays as it is', async () => {
    const order = await counter.place({ items: lines() })
    await change(order, 1, { amount: 4 })
    const again = await changed(order, 1, { amount: 4 })

    expect(again.version).toBe(2)
    expect(await effectsOf(order)).toEqual(['change-item'])
  })

  it('is weighed, and what it costs is exact from then on', async () => {
    const order = await counter.place({ items: [{ product: fish, amount: 2, unit: 'piece', parts: [] }] })
    const answer = await changed(order, 0, { weighed: 0.71 })

    expect(order).toMatchObject({ isEstimated: true, total: 2392 })
    expect(answer).toMatchObject({
      isEstimated: false,
      total: 2123,
      items: [{ amount: 2, unit: 'piece', weighed: 0.71, gross: 2123 }],
    })
  })

  it('is changed by one of many at once, who all looked at the same version', async () => {
    const order = await counter.place({ items: lines() })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => change(order, 0, { version: 1, amount: nth + 5 })),
    )
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)

    expect(statuses).toEqual([200, ...Array(9).fill(409)])
    expect((await seen(order)).version).toBe(2)
  })

  it('and the state of its order change both, whichever comes first', async () => {
    const order = await counter.place({ items: lines() })
    await Promise.all([change(order, 0, { amount: 1 }), counter.asStaff(order, 'confirm')])

    expect(await seen(order)).toMatchObject({ version: 3, status: 'confirmed', total: 1580 })
  })
})

describe('a line stays as it is', () => {
  it('for strangers and for staff of another branch', async () => {
    const order = await counter.place()

    expect(await problemOf(await change(order, 0, { amount: 1 }, ''))).toEqual([
      401,
      'unauthenticated',
      undefined,
    ])
    expect(await problemOf(await change(order, 0, { amount: 1 }, counter.stranger))).toEqual([
      404,
      'unknown-order',
      undefined,
    ])
    expect((await seen(order)).version).toBe(1)
  })

  it('where the change is none', async () => {
    const order = await counter.place({ items: lines() })
    const problem = async (index: number, body: object) => problemOf(await change(order, index, body))

    expect(await problem(9, { amount: 1 })).toEqual([404, 'unknown-item', 'unknown-item'])
    expect(await problem(0, { amount: 0 })).toEqual([400, 'validation', 'amount'])
    expect(await problem(0, { amount: 0.0001 })).toEqual([400, 'validation', 'amount'])
    expect(await problem(0, { amount: 1.5 })).toEqual([400, 'amount-not-whole', 'amount'])
    expect(await problem(0, { weighed: 1 })).toEqual([400, 'not-weighed', 'weighed'])
    expect(await problem(0, { remove: true })).toEqual([400, 'validation', 'version'])
    expect(await problem(0, { unitPrice: 1 })).toEqual([400, 'validation', ''])
    expect((await seen(order)).version).toBe(1)
  })

  it('once the order has ended, and its price once a payment has begun', async () => {
    const ended = await counter.place({ items: lines() })
    await counter.asStaff(ended, 'reject')
    const paid = await counter.place({ items: lines() })
    await app.pool.query(`update orders set payment_status = 'paid' where id = $1`, [paid.id])

    expect(await problemOf(await change(ended, 0, { amount: 1 }))).toEqual([
      409,
      'order-not-changeable',
      'order-ended',
    ])
    expect(await problemOf(await change(paid, 0, { amount: 1 }))).toEqual([
      409,
      'order-not-changeable',
      'payment-begun',
    ])
    expect((await change(paid, 0, { comment: 'statt Lachs Forelle' })).status).toBe(200)
  })
})

async function historyOf({ id }: PublicOrder): Promise<OrderHistory> {
  return readJson(await app.fetch(`/api/orders/${id}/history`, { headers: { authorization: counter.marta } }))
}

async function effectsOf({ id }: PublicOrder): Promise<string[]> {
  const { rows } = await app.pool.query<{ action: string }>(
    `select payload->>'action' as action from outbox where topic = 'order-moved' and payload->>'order' = $1`,
    [id],
  )
  return rows.map(({ action }) => action)
}

/** 29.90 € a kilogram, a piece of it about 400 g. */
async function sellFish(): Promise<string> {
  const req = await createLocalReq({}, app.payload)
  const { id } = await app.payload.create({
    collection: 'products',
    data: {
      name: 'Forelle',
      price: 2990,
      type: 'normal',
      pricing: 'perUnit',
      unit: 'kilogram',
      calculationModel: 'approximate',
      alternativeUnits: [{ unit: 'piece', ratio: 0.4, calculationModel: 'approximate', quantityStepSize: 1 }],
      isEnabled: true,
      tax: 1000,
      takeawayTax: 1000,
      dineInTax: 1000,
    },
    ...asSystem(req),
  })
  const { docs } = await app.payload.find({
    collection: 'menus',
    where: { branches: { equals: counter.shop.branch } },
    depth: 0,
    ...asSystem(req),
  })
  for (const menu of docs) {
    await app.payload.update({
      collection: 'menus',
      id: menu.id,
      data: {
        catalog: [{ category: counter.shop.drinks, products: [counter.shop.pizza, counter.shop.soup, id] }],
      },
      ...asSystem(req),
    })
  }
  return id
}
