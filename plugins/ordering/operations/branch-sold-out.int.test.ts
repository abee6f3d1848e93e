import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { SoldOutEntry } from '#domain/ordering/sold-out.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { annasOrder } from '../testing/corner-shop.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

beforeEach(() => app.pool.query('delete from branch_outages'))
afterAll(() => app.close())

const read = async (authorization = counter.marta) => {
  const answer = await app.fetch('/api/orders/sold-out', { headers: { authorization } })
  return (await readJson<{ docs: SoldOutEntry[] }>(answer)).docs
}
const change = (body: object, authorization = counter.marta, branch = counter.shop.branch) =>
  app.fetch(`/api/orders/sold-out/${branch}`, {
    method: 'PUT',
    headers: { authorization },
    body: JSON.stringify({ product: counter.shop.pizza, option: null, soldOut: 'today', ...body }),
  })
const shopOf = async (key = counter.shop.branch) =>
  readJson<BranchShopView>(await app.fetch(`/api/branches/${key}/shop`))
const pizzaIn = async (key?: string) =>
  (await shopOf(key)).products.find(({ id }) => id === counter.shop.pizza)
const order = (more: Record<string, unknown> = {}) =>
  app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(annasOrder(counter.shop, more)),
  })
const codesOf = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors.map(({ code }) => code)

test('what a branch says it has run out of is ordered no more there, until it says otherwise', async () => {
  expect((await order()).status).toBe(201)
  await change({ soldOut: 'until-lifted' })
  expect(await codesOf(await order())).toEqual(['product-unavailable'])

  await change({ soldOut: null })
  expect((await order()).status).toBe(201)
})

test('another branch that sells the same has it still', async () => {
  const { id } = await app.payload.create({
    collection: 'menus',
    data: {
      name: 'Dieselbe Karte',
      branches: [(await app.pool.query(`select id from branches where identifier = 'anderswo'`)).rows[0].id],
      catalog: [{ category: counter.shop.drinks, products: [counter.shop.pizza] }],
      availableFrom: '2020-01-01T00:00:00.000Z',
    },
    ...(await system()),
  })
  await change({})

  expect((await pizzaIn())?.soldOutUntil).toBeTruthy()
  expect(await pizzaIn('anderswo')).toMatchObject({ name: 'Pizza Margherita' })
  expect((await pizzaIn('anderswo'))?.soldOutUntil).toBeUndefined()
  await app.payload.delete({ collection: 'menus', id, ...(await system()) })
})

test('what has run out for today is back when the business day of the branch is over', async () => {
  await change({})
  const [entry] = await read()
  const end = Temporal.Instant.from(entry?.until ?? '').toZonedDateTimeISO('Europe/Vienna')

  expect(end.toPlainTime().toString()).toBe('05:00:00')
  expect(entry).toMatchObject({
    productName: 'Pizza Margherita',
    option: null,
    optionName: null,
    setBy: 'marta',
  })
})

test('what is over is said no more, and can be ordered without anybody lifting it', async () => {
  await change({ soldOut: { minutes: 60 } })
  await app.pool.query(`update branch_outages set until = now() - interval '1 second'`)
  // The clock alone ends it; this only makes the shop be read anew.
  await change({ product: counter.shop.soup })

  expect((await read()).map(({ productName }) => productName)).toEqual(['Frittatensuppe'])
  expect(
    (await order({ items: [{ product: counter.shop.pizza, amount: 1, unit: 'piece', parts: [] }] })).status,
  ).toBe(201)
})

test('an option that has run out is refused by its name, and the dish without it is sold', async () => {
  const dip = await withDips(counter.shop.soup)
  const soup = (option: string) =>
    order({
      items: [
        {
          product: counter.shop.soup,
          amount: 1,
          unit: 'piece',
          parts: [{ part: dip.part, options: [option] }],
        },
      ],
    })
  expect((await soup(dip.hot)).status).toBe(201)
  expect((await change({ product: counter.shop.soup, option: dip.hot })).status).toBe(200)

  const refused = await readJson<ApiErrors>(await soup(dip.hot))
  expect(refused.errors.map(({ code, field, message }) => [code, field, message])).toEqual([
    ['option-sold-out', 'items.0.parts', '„Frittatensuppe“ gibt es gerade nicht mit „Scharf“.'],
  ])
  expect((await soup(dip.mild)).status).toBe(201)
  expect((await read()).map(({ optionName }) => optionName)).toEqual(['Scharf'])

  // What has gone from the product is not said of it any more.
  await withDips(counter.shop.soup)
  expect(await read()).toEqual([])
})

test('two who say so at once leave one entry, and lifting it twice is fine', async () => {
  const answers = await Promise.all([
    change({}),
    change({ soldOut: { minutes: 30 } }),
    change({ soldOut: 'until-lifted' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await read()).toHaveLength(1)

  const lifted = [await change({ soldOut: null }), await change({ soldOut: null })]
  expect(lifted.map(({ status }) => status)).toEqual([200, 200])
  expect(await read()).toEqual([])
})

test('nobody says so of a branch whose orders they may not answer, nor of what there is not', async () => {
  expect((await change({}, '')).status).toBe(401)
  expect((await change({}, counter.stranger)).status).toBe(404)
  expect((await app.fetch('/api/orders/sold-out')).status).toBe(401)
  expect(await codesOf(await change({ product: 'gibt-es-nicht' }))).toEqual(['unknown-product'])
  expect(await codesOf(await change({ product: crypto.randomUUID() }))).toEqual(['unknown-product'])
  expect(await codesOf(await change({ option: 'gibt-es-nicht' }))).toEqual(['unknown-option'])
  expect((await change({ soldOut: { minutes: 0 } })).status).toBe(400)
  await change({})

  expect(await read()).toHaveLength(1)
  expect(await read(counter.stranger)).toEqual([])
})

const system = async () => asSystem(await createLocalReq({}, app.payload))

/** Gives a product a part with two options. */
async function withDips(id: string) {
  const stored = await app.payload.update({
    collection: 'products',
    id,
    data: {
      type: 'configurable',
      config: {
        parts: [
          {
            name: 'Dip',
            type: 'select',
            optional: true,
            options: [
              { name: 'Scharf', modifier: 'add', value: 0 },
              { name: 'Mild', modifier: 'add', value: 0 },
            ],
          },
        ],
      },
    },
    ...(await system()),
  })
  const [part] = stored.config?.parts ?? []
  const [hot, mild] = part?.options ?? []

  return { part: String(part?.id), hot: String(hot?.id), mild: String(mild?.id) }
}
