import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { sumCodeDays, sumMonths } from './scan-tables.sql.ts'
import { readScanFigures } from './operations/read-scan-figures.ts'

let app: TestApp
/** One connection, for each keeps to itself for a while what it has looked up. */
let pool: pg.Pool

beforeAll(async () => {
  app = await createTestApp()
  pool = new pg.Pool({ connectionString: app.databaseUrl, max: 1 })
})

afterAll(async () => {
  await pool.end()
  await app.close()
})

async function lookUpsOfProducts(): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ scans: number }>(
    `select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'products'`,
  )
  return rows[0]?.scans ?? 0
}

it('what a code opens is looked up once for its row, however many days it is summed of', async () => {
  const fixtures = createRecordFixtures(app.payload)
  const product = await fixtures.store('products', { name: 'Suppe' })
  const code = await fixtures.store('qr-codes', { path: 'suppe', targetType: 'product', product: product.id })
  await app.pool.query(
    `insert into qr_days (day, code, batch, place, target_kind, target_key, scans)
     select day::date, $1, 0, 'Theke', 'product', $2, 1
       from generate_series('2026-01-01'::date, '2026-04-10'::date, '1 day') day`,
    [code.id, product.id],
  )
  for (const sums of [sumMonths(), sumCodeDays()]) await app.pool.query(sums)
  const before = await lookUpsOfProducts()
  const { rows } = await readScanFigures(pool, {
    dataset: 'qr-code-targets',
    by: 'target',
    range: { from: '2026-01-01', to: '2026-12-31' },
    timeZone: 'Europe/Vienna',
    grain: 'month',
    branch: undefined,
    division: undefined,
    filters: {},
    limit: 10,
  })

  expect(rows).toMatchObject([{ label: 'Produkt: Suppe', values: { scans: 100 } }])
  expect((await lookUpsOfProducts()) - before).toBe(1)
})
