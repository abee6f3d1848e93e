import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { asStart, limitedShops, noonAnd } from '../testing/limited-shops.ts'
import { readSlotLoads, slotLoadsStatement } from './slot-loads.ts'

let app: TestApp
let shops: ReturnType<typeof limitedShops>

beforeAll(async () => {
  app = await createTestApp()
  shops = limitedShops(app)
})

afterAll(() => app.close())

describe('full slots', () => {
  test('are told by their beginning alone, and only to come', async () => {
    const shop = await shops.open({ maxTakeawayOrdersPerSlot: 1 })
    const { id } = await shops.placed(shop, { appointmentDate: noonAnd(20) })
    await shops.placed(shop, { appointmentDate: noonAnd(50) })
    await app.pool.query(`update orders set appointment_date = now() - interval '1 hour' where id = $1`, [id])

    const answer = await app.fetch(`/api/branches/${shop.branch}/full-slots`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await readJson(answer)).toEqual({
      takeaway: [asStart(noonAnd(45))],
      delivery: [],
      dineIn: [],
    })
  })

  test('of a branch that nobody knows are not told', async () => {
    expect((await app.fetch('/api/branches/nirgends/full-slots')).status).toBe(404)
  })

  test('show no limits to guests', async () => {
    const shop = await shops.open({ maxOrdersPerSlot: 7, maxDeliveryOrdersPerSlot: 3 })
    const record = await readJson<object>(await app.fetch(`/api/branches/${shop.branch}`))
    const view = await readJson<{ branch: object }>(await app.fetch(`/api/branches/${shop.branch}/shop`))

    for (const shown of [record, view.branch]) {
      expect(Object.keys(shown).filter((name) => name.startsWith('max'))).toEqual([])
    }
    expect(view.branch).toMatchObject({ slotCapacityMinutes: 15 })
  })
})

test('claims are counted by the clock of the epoch, in both DST nights and past midnight', async () => {
  const shop = await shops.open({ maxOrdersPerSlot: 1 })
  const times = [
    ['2027-03-28T01:59+01:00', '2027-03-28T01:45+01:00'],
    ['2027-03-28T03:00+02:00', '2027-03-28T03:00+02:00'],
    ['2027-10-31T02:14+02:00', '2027-10-31T02:00+02:00'],
    ['2027-10-31T02:14+01:00', '2027-10-31T02:00+01:00'],
    ['2027-12-31T23:59+01:00', '2027-12-31T23:45+01:00'],
    ['2028-01-01T00:00+01:00', '2028-01-01T00:00+01:00'],
  ]
  for (const [at] of times) {
    const { id } = await shops.placed(shop, { appointmentDate: noonAnd(0) })
    await app.pool.query(`update orders set appointment_date = $2 where id = $1`, [id, at])
  }

  const nows = ['2027-03-01T00:00Z', '2027-10-01T00:00Z'].map((now) => Temporal.Instant.from(now))
  const loads = await Promise.all(
    nows.map((now) => readSlotLoads(app.pool, { branch: shop.branch, slotMinutes: 15, now })),
  )
  expect(loads.flat().toSorted((one, other) => one.startMs - other.startMs)).toEqual(
    times.map(([, start = '']) => ({
      startMs: Temporal.Instant.from(start).epochMilliseconds,
      orderType: 'takeaway',
      units: 1,
    })),
  )
})

test('claims are found by indexes alone, whatever a branch has sold before', async () => {
  const shop = await shops.open({})
  await app.pool.query(
    `insert into orders (id, uid, hash, branch_id, business_day, items, taxes, placed_at, status)
     select gen_random_uuid(), gen_random_uuid()::text, 'x', $1, '2020-01-01', '[]', '[]',
            now() - nth * interval '1 minute', 'completed'
       from generate_series(1, 5000) as nth`,
    [shop.branch],
  )
  const client = await app.pool.connect()
  try {
    await client.query('begin')
    await client.query('analyze orders')
    // As after many orders, when PostgreSQL plans no more for each of them.
    await client.query('set local plan_cache_mode = force_generic_plan')
    await client.query(`prepare loads (uuid, int, timestamptz, uuid) as ${slotLoadsStatement}`)
    const { rows } = await client.query(
      `explain (format json) execute loads ('${shop.branch}', 900, now(), null)`,
    )
    const plan = JSON.stringify(rows)
    expect(plan).toContain('orders_branch_due_at_idx')
    expect(plan).toContain('orders_counter_appointment_idx')
    expect(plan).not.toContain('Seq Scan')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
