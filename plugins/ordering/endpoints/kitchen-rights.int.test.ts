import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { KitchenList } from '#domain/ordering/kitchen.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type KitchenScreen, openKitchen, problemOf } from '../testing/kitchen-screens.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

let app: TestApp
let counter: Counter
let admin: Hired
let kitchen: KitchenScreen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  admin = await hire(app, 'ROLE_ADMIN')
  kitchen = await openKitchen(app, counter)
})

afterAll(() => app.close())

const one = [{ line: 0, made: 1 }]
async function confirmed(): Promise<PublicOrder> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  return order
}
const takeBack = (order: { id: string }, version: number, { key }: { key: string } = kitchen) =>
  askWith(app)('POST', `/api/orders/screen/${counter.shop.branch}/${key}/${order.id}/take-back`, { version })

describe('in the kitchen', () => {
  it('nobody reads how to reach a guest, in a list, an answer, a conflict or the news', async () => {
    const order = await confirmed()
    const at = `/api/orders/screen/${counter.shop.branch}/${kitchen.key}/events`
    const news = await app.fetch(at)
    const answers = [
      await app.fetch(kitchen.at),
      await kitchen.setMade(order.id, one),
      await kitchen.setMade(order.id, [{ line: 9, made: 1 }]),
      await kitchen.recall(order.id, [0]),
      await kitchen.ready(order.id),
      await app.fetch(kitchen.at),
      await app.fetch(`/api/orders/frontdesk/${counter.shop.branch}/${kitchen.key}`),
      await app.fetch(`/api/orders/backoffice/${counter.shop.branch}/${kitchen.key}`),
      await takeBack(order, 9),
    ]
    const said = await Promise.all(answers.map(async (answer) => JSON.stringify(await answer.json())))
    await news.body?.cancel()

    expect(said.filter((text) => text.includes('anna@gast.test'))).toEqual([])
    expect(said.filter((text) => text.includes('Anna')).length).toBeGreaterThan(5)
  })

  it('the key opens no list of the orders of other days', async () => {
    const asDevice = askWith(app, `Device ${kitchen.key}`)
    const order = await confirmed()

    expect((await asDevice('GET', '/api/orders')).status).toBe(403)
    expect((await asDevice('GET', `/api/orders/${order.id}`)).status).toBe(403)
  })

  it('an order is made ready, and nothing else becomes of it', async () => {
    const order = await confirmed()
    for (const action of ['confirm', 'reject', 'cancel', 'delivered', 'completed']) {
      const answer = await askWith(app)('POST', `${kitchen.at}/${order.id}/status/${action}`, {})
      expect(await problemOf(answer)).toEqual([403, 'not-for-this-device'])
    }

    expect(await readJson(await kitchen.ready(order.id))).toMatchObject({ status: 'in-delivery', version: 3 })
  })

  it('that it is ready is taken back, within a moment and once', async () => {
    const order = await confirmed()
    await kitchen.ready(order.id)
    const answers = await Promise.all(Array.from({ length: 6 }, () => takeBack(order, 3)))

    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await readJson(answers[0] as Response)).toMatchObject({ status: 'confirmed', version: 4 })
    await kitchen.ready(order.id)
    await app.pool.query(`update order_events set at = now() - interval '20 seconds' where order_id = $1`, [
      order.id,
    ])
    expect(await problemOf(await takeBack(order, 5))).toEqual([409, 'illegal-status-change', 'too-late'])
  })

  it('nothing is taken back that it may not do itself', async () => {
    const order = await confirmed()
    const desk = await pairScreen(app, counter.shop.branch, 'frontdesk')
    await counter.asStaff(order, 'completed')

    expect(await problemOf(await takeBack(order, 3))).toEqual([403, 'not-for-this-device'])
    expect((await takeBack(order, 3, desk)).status).toBe(200)
  })

  it.each(['frontdesk', 'tables'])(
    'a screen of the kind %s reads what is to be made, and says nothing of it',
    async (kind) => {
      const other = await openKitchen(app, counter, kind)
      const order = await confirmed()

      expect((await other.list()).docs.map(({ id }) => id)).toContain(order.id)
      expect(await problemOf(await other.setMade(order.id, one))).toEqual([403, 'not-for-this-device'])
      expect(await problemOf(await other.recall(order.id))).toEqual([403, 'not-for-this-device'])
    },
  )

  it('a key that is wrong, revoked, of another branch or for something else opens nothing', async () => {
    const order = await confirmed()
    const revoked = await openKitchen(app, counter)
    await admin.ask('DELETE', `/api/devices/${revoked.id}/key`)
    const pickup = await openKitchen(app, counter, 'pickup')
    const ofOther = await openKitchen(app, counter)
    await app.pool.query(
      `update devices set branch_id = (select id from branches where identifier = 'anderswo') where id = $1`,
      [ofOther.id],
    )

    for (const { at, setMade, recall, ready } of [revoked, pickup, ofOther]) {
      for (const answer of [
        await app.fetch(at),
        await setMade(order.id, one),
        await recall(order.id),
        await ready(order.id),
      ]) {
        expect(await problemOf(answer)).toEqual([401, 'wrong-device-key'])
      }
    }
  })

  it.each([
    [{ lines: [] }, 400],
    [{ lines: [{ line: 0, made: -1 }] }, 400],
    [{ lines: [{ line: 0.5, made: 1 }] }, 400],
    [{ lines: [{ line: 0, made: 1, price: 0 }] }, 400],
    [{ lines: [{ line: 1_000, made: 1 }] }, 404],
  ])('%j is refused', async (body, status) => {
    const order = await confirmed()

    expect((await askWith(app)('PUT', `${kitchen.at}/${order.id}/lines`, body)).status).toBe(status)
  })
})

describe('the list of the kitchen', () => {
  it('says which stations there are, what each makes on any menu, and how long the branch needs', async () => {
    const { branch, pizza, soup, drinks } = counter.shop
    const make = async (slug: string, record: object) =>
      (await readJson<{ doc: { id: string } }>(await admin.ask('POST', `/api/${slug}`, record))).doc.id
    const category = await make('categories', { name: 'Suppen', isEnabled: true })
    await make('menus', {
      name: 'Mittagskarte',
      branches: [branch],
      availableFrom: '2126-01-01T00:00:00.000Z',
      catalog: [
        { category: drinks, products: [] },
        { category, products: [soup] },
      ],
    })
    const grill = await make('departments', { branch, name: 'Grill', categories: [drinks] })
    const pot = await make('departments', { branch, name: 'Topf', categories: [category] })
    const idle = await make('departments', { branch, name: 'Bar', categories: [] })
    await admin.ask('PATCH', `/api/branches/${branch}`, { takeawayPreparationMinutes: 25 })
    const { stations, pace } = await readJson<KitchenList>(await app.fetch(kitchen.at))

    expect(
      stations.map(({ products, ...station }) => ({ ...station, products: products.toSorted() })),
    ).toEqual([
      { id: idle, name: 'Bar', products: [] },
      { id: grill, name: 'Grill', products: [pizza, soup].toSorted() },
      { id: pot, name: 'Topf', products: [soup] },
    ])
    expect(pace).toEqual({ takeaway: 25, delivery: null, dineIn: null, ways: [] })
  })

  it('has what is confirmed by when it is due, for later as well, and lately what was given out last', async () => {
    const [first, second] = [await confirmed(), await confirmed()]
    const later = await confirmed()
    await app.pool.query(`update orders set promised_at = now() + interval '2 days' where id = $1`, [
      later.id,
    ])
    const waiting = await counter.place()
    await kitchen.ready(first.id)
    await kitchen.ready(second.id)
    await counter.asStaff(second, 'completed')
    const { docs, lately } = await kitchen.list()
    const ids = (orders: StaffOrder[]) => orders.map(({ id }) => id)

    expect(ids(docs).at(-1)).toBe(later.id)
    for (const { id } of [first, second, waiting]) expect(ids(docs)).not.toContain(id)
    expect(ids(lately).slice(0, 2)).toEqual([second.id, first.id])
  })

  it('forgets after half a day what was called back and never made', async () => {
    const order = await confirmed()
    await kitchen.ready(order.id)
    await kitchen.recall(order.id)
    const isListed = async () => (await kitchen.list()).docs.some(({ id }) => id === order.id)
    expect(await isListed()).toBe(true)
    await app.pool.query(
      `update orders set kitchen = jsonb_set(kitchen, '{recalledAt}', to_jsonb((now() - interval '13 hours')::text)) where id = $1`,
      [order.id],
    )

    expect(await isListed()).toBe(false)
  })
})
