import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { asStranger } from '#kernel/database/asking.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { cachedBranchShop } from './shop-cache.ts'

let app: TestApp
let bus: LiveBus
let branch: string
const dishes: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  branch = await create('branches', { name: 'Linz', identifier: 'linz', timeZone: 'Europe/Vienna' })
  for (let nth = 0; nth < 10; nth += 1) {
    dishes.push(
      await create('products', { name: `Gericht ${nth}`, price: 900, unit: 'piece', isEnabled: true }),
    )
  }
  const category = await create('categories', { name: 'Alles', isEnabled: true })
  await create('menus', { name: 'Karte', branches: [branch], catalog: [{ category, products: dishes }] })
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

type Slug = 'branches' | 'products' | 'categories' | 'menus'

async function create(collection: Slug, data: object): Promise<string> {
  const req = await createLocalReq({}, app.payload)
  // The collections differ in their fields; Payload checks each record against its own.
  return (await app.payload.create({ collection, data: data as never, ...asSystem(req) })).id
}

type Placed = { status?: OrderStatus; daysAgo?: number; of?: string }

/** Orders as they are kept, each with two lines of one product. */
async function ordered(product: string | undefined, count: number, placed: Placed = {}): Promise<void> {
  const { status = 'completed', daysAgo = 1, of = branch } = placed
  const items = JSON.stringify([{ product }, { product }])
  await app.pool.query(
    `insert into orders (id, branch_id, status, placed_at, items, taxes, uid, hash, business_day)
     select gen_random_uuid(), $1, $2, now() - make_interval(days => $3), $4, '[]', gen_random_uuid(), 'x', '2026-11-23'
       from generate_series(1, $5)`,
    [of, status, daysAgo, items, count],
  )
}

const readShop = async () => readJson<BranchShopView>(await app.fetch('/api/branches/linz/shop'))
const popular = async () => (await readShop()).popularProducts

test('what most orders of late hold is popular from the next day on, and orders end nothing that is kept', async () => {
  const [favourite, canceled, old, elsewhere] = dishes
  expect(await popular()).toEqual([])

  await ordered(favourite, 30)
  await ordered(canceled, 60, { status: 'canceled' })
  await ordered(old, 60, { daysAgo: 61 })
  const other = await create('branches', { name: 'Enns', identifier: 'enns', timeZone: 'Europe/Vienna' })
  await ordered(elsewhere, 60, { of: other })
  const query = vi.spyOn(app.payload.db.pool, 'query')
  expect(await popular()).toEqual([])
  const counting = expect.objectContaining({ name: 'count-recent-sales' })
  expect(query).not.toHaveBeenCalledWith(counting)

  await runDeclared(app.payload, 'popular-products')
  await eventually(async () => expect(await popular()).toEqual([favourite]))
  query.mockRestore()
})

test('a changed price has nobody count anew', async () => {
  await readShop()
  const query = vi.spyOn(app.payload.db.pool, 'query')
  const req = await createLocalReq({}, app.payload)
  const [favourite = ''] = dishes
  await app.payload.update({ collection: 'products', id: favourite, data: { price: 950 }, ...asSystem(req) })

  await eventually(async () => {
    const { products } = await readShop()
    expect(products.find(({ id }) => id === favourite)?.price).toBe(950)
  })
  expect(query).not.toHaveBeenCalledWith(expect.objectContaining({ name: 'count-recent-sales' }))
  query.mockRestore()
})

test('guests are told the mark and no figure', async () => {
  const text = await (await app.fetch('/api/branches/linz/shop')).text()

  expect(JSON.parse(text)).toMatchObject({ popularProducts: [dishes[0]] })
  expect(text).not.toMatch(/sold|orders"/)
})

test('a count that takes too long costs the mark, and nobody the menu', async () => {
  const warn = vi.spyOn(app.payload.logger, 'warn').mockReturnValue()
  const wels = await create('branches', { name: 'Wels', identifier: 'wels', timeZone: 'Europe/Vienna' })
  const holder = await app.pool.connect()
  try {
    await holder.query('begin; lock table orders in access exclusive mode')
    const found = await asStranger(() => cachedBranchShop(app.payload, 'wels'))
    expect(found?.shop).toMatchObject({ branch: { name: 'Wels' }, popularProducts: [] })
  } finally {
    await holder.query('rollback')
    holder.release()
  }

  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ branch: wels }),
    'What sells could not be counted in time',
  )
  warn.mockRestore()
})
