import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OrderDetails } from '#domain/ordering/staff-orders.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'
import { asStart, limitedShops, noonAnd } from '../testing/limited-shops.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const ask = ({ id }: Pick<PublicOrder, 'id'>, what: string, authorization = counter.marta) =>
  app.fetch(`/api/orders/${id}/${what}`, { headers: { authorization } })
const detailsOf = async (order: PublicOrder) => readJson<OrderDetails>(await ask(order, 'details'))
const timesOf = async (order: PublicOrder) =>
  (await readJson<{ times: string[] }>(await ask(order, 'free-times'))).times

test('staff see with an order what its guest sees, and what they ordered before at this branch', async () => {
  const contact = { email: 'stamm@gast.test', phone: '+43 660 7654321' }
  const [first, canceled] = [await counter.place(contact), await counter.place(contact)]
  await counter.asGuest(canceled, 'cancel')
  const [order] = [await counter.place(contact), await counter.place({ email: 'andere@gast.test' })]
  const details = await detailsOf(order)

  expect(details.order).toMatchObject({ id: order.id, email: 'stamm@gast.test', version: 1 })
  expect(details.guestPath).toBe(`/status/${order.uid}/${order.hash}`)
  expect(details.files).toEqual([])
  expect(details.earlier.docs.map(({ id }) => id)).toEqual([canceled.id, first.id])
  expect(details.earlier).toMatchObject({ totalDocs: 2, totalCents: first.total })
})

test('what came with an order is named with where it lies', async () => {
  const order = await counter.place()
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into uploads (id, filename, url, updated_at, created_at)
     values (gen_random_uuid(), 'torte.jpg', '/api/uploads/file/torte.jpg', now(), now()) returning id`,
  )
  const [file] = rows
  const part = { part: 'p', name: 'Motiv', options: [], text: null, uploads: [file?.id] }
  await app.pool.query(`update orders set items = jsonb_set(items, '{0,parts}', $2::jsonb) where id = $1`, [
    order.id,
    JSON.stringify([part]),
  ])

  expect((await detailsOf(order)).files).toEqual([
    { id: file?.id, name: 'torte.jpg', url: expect.stringContaining('torte.jpg') },
  ])
})

test('the times that may be offered are the next ones with room for the order', async () => {
  const shops = limitedShops(app)
  await shops.change(counter.shop.branch, { maxOrdersPerSlot: 1 })
  const order = await counter.place({ appointmentDate: noonAnd(0) })
  const [next = '', later] = await timesOf(order)
  await counter.place({ appointmentDate: next })
  const times = await timesOf(order)
  await shops.change(counter.shop.branch, { maxOrdersPerSlot: null })

  expect(times).toHaveLength(8)
  expect(times[0]).toBe(later)
  expect(times.toSorted()).toEqual(times)
  expect(asStart(next) < asStart(noonAnd(0))).toBe(true)
})

test('at the counter the same times are offered as in the panel, and at no other screen', async () => {
  const order = await counter.place()
  const { branch } = counter.shop
  const at = async (kind: string) => {
    const { key } = await pairScreen(app, branch, kind)
    return app.fetch(`/api/orders/screen/${branch}/${key}/${order.id}/free-times`)
  }
  const desk = await at('frontdesk')

  expect((await readJson<{ times: string[] }>(desk)).times).toEqual(await timesOf(order))
  expect([(await at('kitchen')).status, (await at('tables')).status]).toEqual([403, 403])
})

test.each(['details', 'free-times'])('%s are for those who see the order', async (what) => {
  const order = await counter.place()

  expect((await ask(order, what, '')).status).toBe(401)
  expect((await ask(order, what, counter.stranger)).status).toBe(404)
  expect((await ask({ id: crypto.randomUUID() }, what)).status).toBe(404)
})
