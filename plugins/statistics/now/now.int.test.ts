import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { countedOrder, line } from '#domain/insight/business/order-fact.fixture.ts'
import type { StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { storeWholeVisits } from '#plugins/analytics/analytics.port.ts'
import { type Hired, hire, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { storeOrders, type Stored } from '../business/testing/stored-orders.ts'
import { readNow } from './read-now.ts'

/** A Tuesday noon in Vienna. */
const now = Temporal.Instant.from('2026-11-24T11:00:00Z')
let app: TestApp
let model: string
let wien: string
let graz: string
let admin: Hired
let manager: Hired

beforeAll(async () => {
  app = await createTestApp()
  model = (await (await openCounter(app)).place()).id
  await app.pool.query('update orders set voided_at = now() where id = $1', [model])
  wien = await openBranch(app, 'wien')
  graz = await openBranch(app, 'graz')
  admin = await hire(app, 'ROLE_ADMIN', [])
  manager = await hire(app, 'ROLE_MANAGER', [wien])
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.pool.query('delete from orders where id <> $1', [model])
  await app.pool.query('truncate analytics_logs, analytics_visits')
})

const sold = (at: string, gross: number, changes: Partial<Stored['order']> = {}): Stored => {
  const order = countedOrder({
    businessDay: at.slice(0, 10),
    placedAt: Date.parse(at),
    items: [line({ gross })],
    ...changes,
  })
  return { order, ledger: [], history: [], phone: null }
}
const requestOf = async ({ id }: Hired) => {
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })

  return createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
}
const ask = async (who: Hired, query: { branch?: string } = {}): Promise<StatisticsNow> =>
  readNow(await requestOf(who), query, now)

it('the day is compared with the same weekday of the weeks before, up to the same minute', async () => {
  await storeOrders(
    app,
    model,
    [wien],
    [
      sold('2026-11-24T10:00:00Z', 3000),
      sold('2026-11-24T10:30:00Z', 2000, { status: 'rejected' }),
      sold('2026-11-24T10:55:00Z', 1000, { status: 'confirmed' }),
      sold('2026-11-17T10:00:00Z', 1000),
      sold('2026-11-17T10:59:00Z', 1500),
      sold('2026-11-17T11:01:00Z', 9900),
      sold('2026-11-10T10:00:00Z', 500),
      sold('2026-11-03T17:00:00Z', 7000),
      // Clocks were put back in between: noon was an hour earlier by the sun.
      sold('2026-10-20T09:30:00Z', 4000),
      sold('2026-10-20T10:30:00Z', 4000),
      sold('2026-11-18T10:00:00Z', 100_000),
    ],
  )

  expect(await ask(admin, { branch: wien })).toMatchObject({
    open: 1,
    orders: { today: 2, usual: 1 },
    gross: { today: 4000, usual: 1500 },
  })
  expect(await ask(admin, { branch: graz })).toMatchObject({ open: 0, orders: { today: 0, usual: null } })
})

it('whoever sees some branches is told of these, of people at work as well', async () => {
  await storeOrders(
    app,
    model,
    [wien, graz],
    [sold('2026-11-24T10:00:00Z', 3000), sold('2026-11-24T10:00:00Z', 500)],
  )
  const forgetful = await hire(app, 'ROLE_EMPLOYEE', [wien])
  for (const [user, branch, startedAt] of [
    [manager.id, wien, '2026-11-24T08:00:00Z'],
    [admin.id, graz, '2026-11-24T09:00:00Z'],
    [forgetful.id, wien, '2026-11-23T10:00:00Z'],
  ]) {
    await app.pool.query(
      `insert into working_activities (id, user_id, branch_id, state, started_at) values ($1, $2, $3, 'running', $4)`,
      [randomUUID(), user, branch, startedAt],
    )
  }

  expect(await ask(manager)).toMatchObject({ gross: { today: 3000 }, atWork: 1 })
  expect(await ask(admin)).toMatchObject({ gross: { today: 3500 }, atWork: 2 })
})

async function visit(minutesAgo: readonly number[], branch: string): Promise<void> {
  await storeWholeVisits(
    app.pool,
    minutesAgo.map((minutes) => {
      const startedAt = now.epochMilliseconds - minutes * 60_000
      return {
        id: uuidV7(startedAt),
        startedAt,
        visitor: randomUUID(),
        category: 'shop',
        device: 'phone' as const,
        browser: 'safari' as const,
        system: 'ios' as const,
        origin: 'direct' as const,
        source: null,
        campaign: null,
        medium: null,
        code: null,
        resolution: null,
        ratio: null,
        scheme: null,
        division: null,
        timeZone: 'Europe/Vienna',
        steps: [{ n: 1, page: '/store/wien', branch }],
        betweenMs: 0,
      }
    }),
    now,
  )
}

it.each<[string, number[], StatisticsNow['visits']]>([
  ['nobody is nobody', [], { last5: 0, last30: 0 }],
  ['four are not told', [1, 2, 3, 4], { last5: null, last30: null }],
  ['five are', [1, 1, 2, 3, 4], { last5: 5, last30: 5 }],
  ['a few of many are not told', [1, 6, 10, 20, 29, 31], { last5: null, last30: 5 }],
])('of visits just now %s', async (_, minutesAgo, visits) => {
  await visit(minutesAgo, wien)

  expect((await ask(admin)).visits).toEqual(visits)
  expect((await ask(admin, { branch: wien })).visits).toEqual(visits)
  expect((await ask(admin, { branch: graz })).visits).toEqual({ last5: 0, last30: 0 })
})

it('whoever may not see figures is told nothing of now', async () => {
  const employee = await hire(app, 'ROLE_EMPLOYEE', [wien])

  await expect(readNow(await requestOf(employee), {}, now)).rejects.toMatchObject({ code: 'not-allowed' })
  expect((await app.fetch('/api/statistics-now')).status).toBe(401)
})
