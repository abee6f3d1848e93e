import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Acceptance } from '#domain/ordering/acceptance.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { annasOrder } from '../testing/corner-shop.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  await app.pool.query(
    `update branches set is_dine_in_enabled = true, is_table_selection_enabled = false,
                         is_preorder_enabled = false, takeaway_preparation_minutes = 25`,
  )
})

afterAll(() => app.close())

const all = (authorization = counter.marta) =>
  app.fetch('/api/orders/acceptance', { headers: { authorization } })
const change = (body: object, authorization = counter.marta, branch = counter.shop.branch) =>
  app.fetch(`/api/orders/acceptance/${branch}`, {
    method: 'PUT',
    headers: { authorization },
    body: JSON.stringify(body),
  })
const changed = async (body: object) => readJson<Acceptance>(await change(body))
const order = (more: object = {}) =>
  app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(annasOrder(counter.shop, { ...more })),
  })
const minutesUntil = (at: string | null | undefined) => (Date.parse(at ?? '') - Date.now()) / 60_000

test('whoever answers orders stops one way to order for a while, and the server takes none', async () => {
  const paused = await changed({
    pause: { orderTypes: ['takeaway'], minutes: 30, reason: 'Der Ofen ist kalt.' },
  })
  expect(minutesUntil(paused.takeawayPausedUntil)).toBeCloseTo(30, 0)
  expect(paused).toMatchObject({ pauseReason: 'Der Ofen ist kalt.', dineInPausedUntil: null })

  const refused = await order()
  expect([refused.status, (await readJson<ApiErrors>(refused)).errors.map(({ code }) => code)]).toEqual([
    400,
    ['closed'],
  ])
  expect((await order({ isDineIn: true, table: '7' })).status).toBe(201)

  await changed({ resume: ['takeaway'] })
  expect((await order()).status).toBe(201)
})

test('what was stopped goes on by itself', async () => {
  await changed({ pause: { orderTypes: ['takeaway'], minutes: 5 } })
  await app.pool.query(
    `update branches set takeaway_paused_until = now() - interval '1 second' where id = $1`,
    [counter.shop.branch],
  )
  // The clock alone ends it: nobody has to tell the cache.
  await changed({ busy: null })

  expect((await order()).status).toBe(201)
})

test('until the day is over is until the business day of the branch is', async () => {
  const { dineInPausedUntil } = await changed({ pause: { orderTypes: ['dineIn'], minutes: null } })
  const end = Temporal.Instant.from(dineInPausedUntil ?? '').toZonedDateTimeISO('Europe/Vienna')

  expect(end.toPlainTime().toString()).toBe('05:00:00')
  expect(minutesUntil(dineInPausedUntil)).toBeGreaterThan(0)
  expect(minutesUntil(dineInPausedUntil)).toBeLessThanOrEqual(25 * 60)
  await changed({ resume: ['dineIn'] })
})

test('a rush makes the promise longer', async () => {
  const promised = async () =>
    minutesUntil((await readJson<{ promisedAt: string | null }>(await order())).promisedAt)
  const usual = await promised()
  await changed({ busy: { extraMinutes: 20, minutes: 60 } })
  const slower = await promised()
  await changed({ busy: null })

  // Promises are rounded up to five minutes.
  expect(slower - usual).toBeGreaterThan(14)
  expect(slower - usual).toBeLessThan(26)
})

test('a rush is nobody’s where guests are told no time', async () => {
  expect((await changed({ busy: null })).promisedTypes).toEqual(['takeaway'])
  await app.pool.query('update branches set is_quotation_required = true where id = $1', [
    counter.shop.branch,
  ])
  expect((await changed({ busy: null })).promisedTypes).toEqual([])
  await app.pool.query('update branches set is_quotation_required = false where id = $1', [
    counter.shop.branch,
  ])
})

test('two who switch at once undo nothing of each other', async () => {
  const answers = await Promise.all([
    change({ pause: { orderTypes: ['takeaway'], minutes: 15 } }),
    change({ pause: { orderTypes: ['dineIn'], minutes: 30 } }),
    change({ busy: { extraMinutes: 10, minutes: 60 } }),
  ])
  const { docs } = await readJson<{ docs: Acceptance[] }>(await all())

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(docs).toHaveLength(1)
  expect(docs[0]).toMatchObject({ branch: counter.shop.branch, busyMinutes: 10 })
  expect(minutesUntil(docs[0]?.takeawayPausedUntil)).toBeCloseTo(15, 0)
  expect(minutesUntil(docs[0]?.dineInPausedUntil)).toBeCloseTo(30, 0)
  await changed({ resume: ['takeaway', 'dineIn'], busy: null })
})

test('nobody switches a branch whose orders they may not answer', async () => {
  const stop = { pause: { orderTypes: ['takeaway'], minutes: 30 } }

  expect((await change(stop, '')).status).toBe(401)
  expect((await change(stop, counter.stranger)).status).toBe(404)
  expect((await change(stop, counter.marta, 'gibt-es-nicht')).status).toBe(404)
  expect((await change({ pause: { orderTypes: ['takeaway'], minutes: 0 } })).status).toBe(400)
  expect((await all('')).status).toBe(401)
  expect((await order()).status).toBe(201)
})

test('the last order of the day is taken when it was said, and none after it', async () => {
  const branch = [counter.shop.branch]
  await app.pool.query(
    `update branches set business_day_starts_at = '05:00', time_zone = 'UTC' where id = $1`,
    branch,
  )
  const clock = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16)
  const past = await change({ lastOrder: clock(0) })
  expect([past.status, (await readJson<ApiErrors>(past)).errors.map(({ code }) => code)]).toEqual([
    400,
    ['last-order-past'],
  ])

  await app.pool.query(
    `update branches set last_order_at = now() + interval '1 hour', last_order_until = now() + interval '9 hours'
      where id = $1`,
    branch,
  )
  await changed({ busy: null })
  expect((await order()).status).toBe(201)

  await app.pool.query(
    `update branches set last_order_at = now() - interval '1 second' where id = $1`,
    branch,
  )
  await changed({ busy: null })
  const refused = await order()
  expect([refused.status, (await readJson<ApiErrors>(refused)).errors.map(({ code }) => code)]).toEqual([
    400,
    ['closed'],
  ])

  expect(await changed({ lastOrder: null })).toMatchObject({ lastOrderAt: null, lastOrderUntil: null })
  expect((await order()).status).toBe(201)
})
