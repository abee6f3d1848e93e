import { afterAll, beforeAll, expect, it } from 'vitest'

import { lookedAt, type PlanNode, planOf } from '#scripts/testing/plan-of.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openExpiries } from './operations/expired-vouchers.ts'
import { openDays, openLines } from './operations/read-open-lines.ts'
import { openPaidHouse, type PaidHouse } from './testing/paid-house.ts'

const past = 3_000
let app: TestApp
let house: PaidHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openPaidHouse(app)
  const { line } = await house.pay('2026-11-18T12:00:00Z', 1507)
  await house.closeFitting('2026-11-18')
  await closeManyLike(line)
  await house.pay('2026-11-20T12:00:00Z', 1507)
  await app.pool.query('analyze payments; analyze day_end_lines; analyze open_lines; analyze voucher_lines')
})
afterAll(() => app.close())

/** So many lines more that the closed day comprises, and as many vouchers that expired before it. */
async function closeManyLike(line: string): Promise<void> {
  await app.pool.query(
    `with more as (
       insert into payments
       select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
         from payments p, generate_series(1, ${past}) where p.id = $1
       returning id)
     insert into day_end_lines (payment_id, day_end_id, order_type, parts, is_late)
     select more.id, l.day_end_id, l.order_type, l.parts, false from more, day_end_lines l where l.payment_id = $1`,
    [line],
  )
  await app.pool.query(
    `with sold as (
       insert into vouchers (id, name, value, balance, kind, reach, issued_at, branch_id)
       select gen_random_uuid(), 'Gutschein', 5, 5, 'multi-purpose', 'division', '2026-11-01', $1
         from generate_series(1, ${past} + 1) returning id)
     insert into voucher_lines (voucher_id, kind, amount, at) select id, 'expire', -5, '2026-11-17' from sold`,
    [house.branch],
  )
  await app.pool.query(
    `insert into day_end_expiries (voucher_line_id, day_end_id)
     select v.id, l.day_end_id from voucher_lines v, day_end_lines l where l.payment_id = $1 limit ${past}`,
    [line],
  )
}

const lookedAtIn = (nodes: readonly PlanNode[], ...tables: string[]) =>
  lookedAt(nodes.filter((node) => tables.includes(node['Relation Name'] ?? '')))

it('the lines that are open are found without those of the days that were closed', async () => {
  const nodes = await planOf(app.pool, { text: openLines, values: [house.branch, '2026-11-21T03:00:00Z'] })

  expect(nodes[0]?.['Actual Rows']).toBe(1)
  expect(lookedAtIn(nodes, 'payments', 'day_end_lines', 'open_lines')).toBeLessThan(50)
})

it('so are the days that are open', async () => {
  const values = [house.branch, 'Europe/Vienna', '05:00', '2026-11-19']
  const nodes = await planOf(app.pool, { text: openDays, values })

  expect(nodes[0]?.['Actual Rows']).toBe(1)
  expect(lookedAtIn(nodes, 'payments', 'day_end_lines', 'open_lines')).toBeLessThan(50)
})

it('so are the vouchers that expired and are in no day yet', async () => {
  const nodes = await planOf(app.pool, {
    text: openExpiries,
    values: [house.branch, '2026-11-21T03:00:00Z', null],
  })

  expect(nodes[0]?.['Actual Rows']).toBe(1)
  expect(lookedAtIn(nodes, 'voucher_lines', 'day_end_expiries', 'open_lines')).toBeLessThan(50)
})
