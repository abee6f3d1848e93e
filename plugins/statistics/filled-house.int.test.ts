import { afterAll, beforeAll, expect, it } from 'vitest'

import { rebuildVisits } from '#plugins/analytics/analytics.port.ts'
import { rebuildScans } from '#plugins/qr-codes/qr-codes.port.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { rebuildOrders } from './business/rebuild-orders.ts'
import { fillHouse } from './testing/grown-house/fill-house.ts'
import { partOfHouse } from './testing/grown-house/house-sizes.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await fillHouse(app.pool, {
    size: partOfHouse(size({ short: 1000, long: 100 })),
    lastDay: '2026-11-15',
    secret: app.payload.secret,
  })
})
afterAll(() => app.close())

const now = Temporal.Instant.from('2026-11-16T12:00:00Z')

it.each([
  ['visits', ['visit_counts', 'visit_hours', 'visit_sketches'], () => rebuildVisits(app.pool, now)],
  [
    'orders',
    ['order_counts', 'order_hours', 'order_facts', 'order_guests', 'order_products'],
    () => rebuildOrders(app.payload),
  ],
  ['scans', ['qr_days', 'qr_months', 'qr_code_days'], () => rebuildScans(app.pool, now)],
] as const)(
  '%s that were filled in by whole sets are counted as the product counts them',
  async (_, tables, rebuild) => {
    for (const table of tables) await app.pool.query(`create table filled_${table} as table ${table}`)

    expect(await rebuild()).toBeGreaterThan(0)
    for (const table of tables) {
      const { rows } = await app.pool.query(`
      select 'filled' as by, to_jsonb(x) as row from (table filled_${table} except table ${table}) x
      union all
      select 'counted', to_jsonb(x) from (table ${table} except table filled_${table}) x limit 4`)
      expect(rows, table).toEqual([])
    }
  },
)
