import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { askWith } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type KitchenScreen, openKitchen, problemOf } from '../testing/kitchen-screens.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

let app: TestApp
let counter: Counter
let kitchen: KitchenScreen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  kitchen = await openKitchen(app, counter)
})

afterAll(() => app.close())

/** Two pizzas and a soup that somebody has said yes to. */
async function confirmed(): Promise<PublicOrder> {
  const { pizza, soup } = counter.shop
  const line = { amount: 1, unit: 'piece', parts: [] }
  const order = await counter.place({
    items: [
      { ...line, product: pizza, amount: 2 },
      { ...line, product: soup },
      { ...line, product: soup },
    ],
  })
  await counter.asStaff(order, 'confirm')
  return order
}
const all = [
  { line: 0, made: 2 },
  { line: 1, made: 1 },
  { line: 2, made: 1 },
]
const historyOf = async ({ id }: PublicOrder) =>
  readJson<OrderHistory>(await askWith(app, counter.marta)('GET', `/api/orders/${id}/history`))
const changeLine = (order: PublicOrder, index: number, body: object) =>
  askWith(app, counter.marta)('PUT', `/api/orders/${order.id}/items/${index}`, body)
const madeIn = ({ kitchen: state }: { kitchen: { made: Record<string, { amount: number }> } | null }) =>
  Object.fromEntries(Object.entries(state?.made ?? {}).map(([line, { amount }]) => [line, amount]))

describe('a line', () => {
  it('is made, and the history names the device by the name of then', async () => {
    const order = await confirmed()
    const after = await kitchen.made(order.id, [{ line: 0, made: 2 }])

    expect(madeIn(after)).toEqual({ 0: 2 })
    expect(after).toMatchObject({ status: 'confirmed', version: 3 })
    expect(after).not.toHaveProperty('hash')
    expect((await historyOf(order)).at(-1)).toMatchObject({
      action: 'set-made',
      madeLines: [{ item: 'Pizza Margherita', made: 2, of: 2 }],
      by: { kind: 'device', name: kitchen.name },
    })
  })

  it('said twice is said once, and never more than is ordered', async () => {
    const order = await confirmed()
    const first = await kitchen.made(order.id, [{ line: 0, made: 99 }])
    const second = await kitchen.made(order.id, [{ line: 0, made: 2 }])

    expect(madeIn(first)).toEqual({ 0: 2 })
    expect(second).toEqual(first)
  })

  it('of which more is ordered later is to be made again, as far as it is more', async () => {
    const order = await confirmed()
    await kitchen.made(order.id, all)
    await changeLine(order, 0, { amount: 3 })
    const listed = (await kitchen.list()).docs.find(({ id }) => id === order.id)

    expect(listed?.items[0]).toMatchObject({ line: 0, amount: 3 })
    expect(listed && madeIn(listed)).toEqual({ 0: 2, 1: 1, 2: 1 })
  })

  it('is the same one after another was removed', async () => {
    const order = await confirmed()
    await kitchen.made(order.id, [{ line: 2, made: 1 }])
    await changeLine(order, 1, { remove: true, version: 3 })
    const listed = (await kitchen.list()).docs.find(({ id }) => id === order.id)

    expect(listed?.items.map(({ line }) => line)).toEqual([0, 2])
    expect(listed && madeIn(listed)).toEqual({ 2: 1 })
    expect(await problemOf(await kitchen.setMade(order.id, [{ line: 1, made: 1 }]))).toEqual([
      404,
      'unknown-item',
      'unknown-line',
    ])
  })

  it('of an order of before lines had names is named by its place, also once another is gone', async () => {
    const order = await confirmed()
    await app.pool.query(
      `update orders set items = (select jsonb_agg(item - 'line' order by place)
                                    from jsonb_array_elements(items) with ordinality as i (item, place))
        where id = $1`,
      [order.id],
    )
    await kitchen.made(order.id, [{ line: 2, made: 1 }])
    await changeLine(order, 0, { remove: true, version: 3 })
    const listed = (await kitchen.list()).docs.find(({ id }) => id === order.id)

    expect(listed?.items.map(({ line }) => line)).toEqual([1, 2])
    expect(listed && madeIn(listed)).toEqual({ 2: 1 })
  })
})

describe('while the kitchen works', () => {
  it('a form that was open before is sent all the same, twice as well, unless somebody else changed the order', async () => {
    const order = await confirmed()
    const ask = askWith(app, counter.marta)
    await kitchen.made(order.id, [{ line: 0, made: 2 }])
    const phone = await ask('PUT', `/api/orders/${order.id}`, { version: 2, phone: '+43 660 7654321' })
    expect(await readJson(phone)).toMatchObject({ version: 4, kitchen: { made: { 0: { amount: 2 } } } })

    await kitchen.made(order.id, [{ line: 1, made: 1 }])
    const gone = { remove: true, version: 4 }
    expect((await changeLine(order, 2, gone)).status).toBe(200)
    await kitchen.made(order.id, [{ line: 0, made: 1 }])
    expect(await readJson(await changeLine(order, 2, gone))).toMatchObject({ version: 7, items: [{}, {}] })
    expect(
      await problemOf(await ask('PUT', `/api/orders/${order.id}`, { version: 4, phone: '+43 660 1' })),
    ).toEqual([409, 'changed-meanwhile'])
  })
})

describe('of many screens at once', () => {
  it('ten that bump the same line bump it once', async () => {
    const order = await confirmed()
    const screens = await Promise.all(Array.from({ length: 10 }, () => openKitchen(app, counter)))
    const answers = await Promise.all(screens.map(({ setMade }) => setMade(order.id, all)))

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await historyOf(order)).filter(({ action }) => action === 'set-made')).toHaveLength(1)
  })

  it('each that bumps another line is heard, none undoes another', async () => {
    const order = await confirmed()
    const answers = await Promise.all(all.map((line) => kitchen.setMade(order.id, [line])))
    const listed = (await kitchen.list()).docs.find(({ id }) => id === order.id)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(listed && madeIn(listed)).toEqual({ 0: 2, 1: 1, 2: 1 })
    expect((await historyOf(order)).at(-1)?.version).toBe(5)
  })
})

describe('an order', () => {
  it('that is not confirmed is none of the kitchen, and one of another branch does not exist', async () => {
    const order = await counter.place()
    const elsewhere = await pairScreen(app, counter.shop.branch, 'kitchen')
    await app.pool.query(
      'update devices set branch_id = (select id from branches where identifier = $1) where id = $2',
      ['anderswo', elsewhere.id],
    )
    const at = `/api/orders/kitchen/anderswo/${elsewhere.key}`

    expect(await problemOf(await kitchen.setMade(order.id, [{ line: 0, made: 1 }]))).toEqual([
      409,
      'order-not-changeable',
      'not-in-kitchen',
    ])
    expect(
      await problemOf(
        await askWith(app)('PUT', `${at}/${order.id}/lines`, { lines: [{ line: 0, made: 1 }] }),
      ),
    ).toEqual([404, 'unknown-order'])
  })

  it('that is ready leaves, is recalled with its status, and leaves again once it is made', async () => {
    const order = await confirmed()
    const isListed = async () => (await kitchen.list()).docs.some(({ id }) => id === order.id)
    const isLately = async () => (await kitchen.list()).lately.some(({ id }) => id === order.id)
    await kitchen.made(order.id, all)
    await kitchen.ready(order.id)
    expect([await isListed(), await isLately()]).toEqual([false, true])

    const recalled = await readJson<PublicOrder>(await kitchen.recall(order.id, [1]))
    expect(recalled).toMatchObject({ status: 'in-delivery', kitchen: { made: { 0: {}, 2: {} } } })
    expect([await isListed(), await isLately()]).toEqual([true, false])
    expect((await kitchen.recall(order.id, [1])).status).toBe(200)
    expect((await historyOf(order)).filter(({ action }) => action === 'recall')).toHaveLength(1)

    await kitchen.made(order.id, all)
    expect([await isListed(), await isLately()]).toEqual([false, true])
  })

  it('is told live with what is made of it, and its guest reads nothing of that', async () => {
    const order = await confirmed()
    await kitchen.made(order.id, all)
    const seen = await readJson<object>(await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`))

    expect(seen).not.toHaveProperty('kitchen')
    expect(seen).toMatchObject({ status: 'confirmed', version: 3 })
  })
})
