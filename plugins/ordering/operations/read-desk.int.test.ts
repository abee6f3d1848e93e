import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#collections/shared/on-behalf.ts'
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

test('a week later the same minute is the measure', async () => {
  const desk = await readDesk(await requestOf('marta'), now().add({ hours: 7 * 24 }))
  const anHourEarlier = await readDesk(await requestOf('marta'), now().add({ hours: 7 * 24 - 1 }))

  expect(desk.revenue.todayOrders).toBe(0)
  expect(desk.revenue.lastWeekSoFarCents).toBe(desk.revenue.lastWeekCents)
  expect(anHourEarlier.revenue.lastWeekSoFarCents).toBe(0)
})

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
