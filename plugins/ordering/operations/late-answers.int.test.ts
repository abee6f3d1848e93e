import { afterAll, beforeAll, expect, test } from 'vitest'

import type { LateAnswers, ScreenList } from '#domain/ordering/staff-orders.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const late = async (authorization = counter.marta) =>
  readJson<LateAnswers>(await app.fetch('/api/orders/late-answers', { headers: { authorization } }))
const placedAgo = async (minutes: number) => {
  const order = await counter.place()
  await app.pool.query(`update orders set placed_at = now() - $1 * interval '1 minute' where id = $2`, [
    minutes,
    order.id,
  ])
  return order
}
const answerWithin = (minutes: number | null) =>
  app.pool.query('update branches set confirmation_minutes = $1 where id = $2', [
    minutes,
    counter.shop.branch,
  ])

test('guests who wait longer than their branch wants that are told of, whoever waits longest first', async () => {
  const [second, first] = [await placedAgo(16), await placedAgo(40)]
  const inTime = await placedAgo(14)

  expect((await late()).docs.map(({ id }) => id)).toEqual([first.id, second.id])
  await answerWithin(20)
  expect((await late()).docs.map(({ id }) => id)).toEqual([first.id])
  await answerWithin(5)
  expect((await late()).docs.map(({ id }) => id)).toEqual([first.id, second.id, inTime.id])

  await counter.asStaff(first, 'confirm')
  await counter.asStaff(second, 'reject', { message: 'Leider nicht.' })
  expect((await late()).docs.map(({ id }) => id)).toEqual([inTime.id])
  await counter.asGuest(inTime, 'cancel')
  await counter.asStaff(inTime, 'cancel')
  expect(await late()).toEqual({ docs: [], more: 0 })
})

test('those of another branch, and what is wanted for later, are not among them', async () => {
  const order = await placedAgo(40)

  expect((await late(counter.stranger)).docs).toEqual([])
  await app.pool.query(`update orders set appointment_date = now() + interval '1 day' where id = $1`, [
    order.id,
  ])
  expect((await late()).docs).toEqual([])
  expect((await app.fetch('/api/orders/late-answers')).status).toBe(401)
})

test('more than are named are counted', async () => {
  for (let each = 0; each < 22; each += 1) await placedAgo(60)
  const { docs, more } = await late()

  expect([docs.length, more]).toEqual([20, 2])
})

test.each(['frontdesk', 'backoffice'])(
  'the screen at the %s knows how long its branch lets guests wait',
  async (kind) => {
    await answerWithin(7)
    const { key } = await pairScreen(app, counter.shop.branch, kind)
    const rule = async () =>
      (await readJson<ScreenList>(await app.fetch(`/api/orders/${kind}/${counter.shop.branch}/${key}`)))
        .missedRule

    expect(await rule()).toEqual({ confirmationMinutes: 7, missedAfterMinutes: 15 })
    await answerWithin(null)
    expect((await rule()).confirmationMinutes).toBe(15)
  },
)
