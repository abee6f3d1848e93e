import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { anyVisit, toldOfVisit } from '#plugins/analytics/visits/any-visits.fixture.ts'
import { storeVisits } from '#plugins/analytics/visits/store-visits.ts'
import { writeScans } from '#plugins/qr-codes/operations/write-scans.ts'
import { foldDueOrders } from '#plugins/statistics/business/fold-orders.ts'
import { openCountedHouse } from '#plugins/statistics/business/testing/counted-house.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await openCountedHouse(app)
  while ((await foldDueOrders(app.payload)) > 0);
  await storeVisits(app.pool, fc.sample(anyVisit, { seed: testSeed, numRuns: visits }).flatMap(toldOfVisit))
  const at = Temporal.Instant.from('2026-11-29T12:00:00Z')
  await writeScans(
    app.pool,
    Array.from({ length: 3 }, () => ({
      id: uuidV7(at.epochMilliseconds),
      at,
      day: '2026-11-29',
      code: '0199aaaa-0000-7000-8000-000000000001',
      batch: 0,
      place: 'Schaufenster',
      target: { kind: 'url', key: '/aktion' } as const,
      device: 'phone' as const,
      language: 'de' as const,
    })),
  )
})

afterAll(() => app.close())

const visits = 30

/** As `npm run rebuild-figures` does, with the secret of the tests. */
function rebuild(...named: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'bootstrap.mjs'), 'rebuild-figures', ...named],
    {
      env: {
        ...process.env,
        DATABASE_URL: app.databaseUrl,
        DATABASE_DIRECT_URL: '',
        PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
      },
      encoding: 'utf8',
    },
  )

  return { status, told: `${stdout}${stderr}`.split('\n').filter((line) => /^✓ \w+: |^✗/.test(line)) }
}

const tables = [
  'order_counts',
  'order_hours',
  'order_facts',
  'order_guests',
  'order_products',
  'visit_counts',
  'visit_hours',
  'visit_sketches',
  'qr_days',
  'qr_months',
  'qr_code_days',
]
const counted = async () => {
  const all = tables
    .map((table) => `select '${table} ' || t::text as row from ${table} t`)
    .join(' union all ')
  const { rows } = await app.pool.query<{ row: string }>(`select row from (${all}) r order by row`)

  return rows.map(({ row }) => row)
}

it('the command makes all that is counted anew, to the byte, whatever somebody has done to it by hand', async () => {
  const before = await counted()
  const { rows } = await app.pool.query<{ facts: number }>('select count(*)::int as facts from order_facts')
  await app.pool.query('update order_counts set gross = gross + 1')
  await app.pool.query('delete from order_hours')
  await app.pool.query('update visit_counts set visits = visits + 1')
  await app.pool.query('delete from visit_hours')
  await app.pool.query('update qr_days set scans = 7')
  await app.pool.query('update qr_months set scans = 9')
  await app.pool.query('delete from qr_code_days')

  expect(rebuild()).toEqual({
    status: 0,
    told: [`✓ Bestellungen: ${rows[0]?.facts}`, `✓ Besuche: ${visits}`, '✓ Scans: 3'],
  })
  expect(await counted(), howToRepeat).toEqual(before)
})

it('what is named is counted anew alone, and what nobody counts is refused', async () => {
  await app.pool.query('update qr_days set scans = 7')
  expect(rebuild('visits')).toEqual({ status: 0, told: [`✓ Besuche: ${visits}`] })
  expect((await app.pool.query('select scans from qr_days')).rows).toEqual([{ scans: 7 }])
  expect(rebuild('scans')).toEqual({ status: 0, told: ['✓ Scans: 3'] })
  expect((await app.pool.query('select scans from qr_days')).rows).toEqual([{ scans: 3 }])

  expect(rebuild('gäste')).toEqual({
    status: 1,
    told: ['✗ „gäste“ wird nicht gezählt. Es gibt: orders, visits, scans.'],
  })
})
