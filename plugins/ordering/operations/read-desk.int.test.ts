import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { readDesk } from './read-desk.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const now = () => Temporal.Now.instant()

test('the desk holds the orders, the revenue and the branch of whoever works there', async () => {
  const [first, second] = [await counter.place(), await counter.place()]
  await counter.asStaff(first, 'confirm')
  await counter.asStaff(second, 'reject')
  const desk = await readDesk(await requestOf('marta'), now())

  expect(desk.branches.map(({ identifier }) => identifier)).toEqual(['eck'])
  expect(desk.open.orders).toMatchObject([{ ticketNumber: first.ticketNumber, status: 'confirmed' }])
  expect(desk.revenue).toMatchObject({ todayCents: first.total, todayOrders: 1, lastWeekCents: 0 })
})

test('who works elsewhere sees none of it', async () => {
  await counter.place()
  const desk = await readDesk(await requestOf('fremd'), now())

  expect(desk.branches.map(({ identifier }) => identifier)).toEqual(['anderswo'])
  expect(desk.open).toEqual({ orders: [], count: 0 })
  expect(desk.revenue.todayOrders).toBe(0)
})

test('a week later, what was sold by the same minute is the measure and the whole day its goal', async () => {
  const noon = await placeAt('2030-05-02T12:00:00+02:00', '2030-05-02')
  const night = await placeAt('2030-05-03T00:30:00+02:00', '2030-05-02')
  const refused = await placeAt('2030-05-02T11:00:00+02:00', '2030-05-02')
  await placeAt('2030-05-03T11:00:00+02:00', '2030-05-03')
  await counter.asStaff(refused, 'reject')
  const figuresAt = async (time: string) =>
    (await readDesk(await requestOf('marta'), Temporal.Instant.from(time))).revenue

  const whole = { todayCents: 0, todayOrders: 0, lastWeekCents: noon.total + night.total }
  expect(noon.total).toBeGreaterThan(0)
  expect(await figuresAt('2030-05-09T11:59:59+02:00')).toEqual({ ...whole, lastWeekSoFarCents: 0 })
  expect(await figuresAt('2030-05-09T12:00:00+02:00')).toEqual({ ...whole, lastWeekSoFarCents: noon.total })
  expect(await figuresAt('2030-05-10T00:30:00+02:00')).toEqual({
    ...whole,
    lastWeekSoFarCents: noon.total + night.total,
  })
})

/** An order as if it had been placed then, on a day of business that ends at five in the morning. */
async function placeAt(placedAt: string, businessDay: string) {
  const order = await counter.place()
  await app.pool.query('update orders set placed_at = $1, business_day = $2 where uid = $3', [
    placedAt,
    businessDay,
    order.uid,
  ])
  return order
}

async function requestOf(username: string) {
  const system = await createLocalReq({}, app.payload)
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { username: { equals: username } },
    limit: 1,
    ...asSystem(system),
  })
  const [user] = docs
  if (!user) throw new Error(`Nobody is called ${username}.`)
  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}
