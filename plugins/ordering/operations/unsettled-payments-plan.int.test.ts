import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { openCounter } from '../testing/open-counter.ts'
import { storeAlike } from '../testing/store-alike.ts'
import { unsettledQuery } from './list-unsettled-payments.ts'

const count = 5_000
let app: TestApp
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  const counter = await openCounter(app)
  branch = counter.shop.branch
  const model = await counter.place()
  const placedAt = Temporal.Now.instant().subtract({ hours: 48 }).toString()
  const settled = {
    status: 'completed' as const,
    placedAt,
    promisedAt: null,
    appointmentDate: null,
    counterAppointmentStatus: 'none' as const,
  }
  await storeAlike(
    app,
    model.id,
    branch,
    Array.from({ length: count }, () => settled),
  )
  await payOnline()
  await app.pool.query('analyze orders; analyze provider_payments; analyze provider_refunds')
})
afterAll(() => app.close())

/** All of them were paid and given back at a provider, one has a problem and one is still to get its money back. */
async function payOnline(): Promise<void> {
  const account = randomUUID()
  await app.pool.query(
    `insert into payment_accounts (id, name, method, is_active) values ($1, 'Konto', 'mollie', false)`,
    [account],
  )
  await app.pool.query(
    `insert into provider_payments (id, order_id, account_id, method, refno, reference, amount, currency, is_over)
     select gen_random_uuid(), id, $1, 'mollie', 'r' || row_number() over (), 't' || row_number() over (), 1000, 'EUR', true
       from orders where status = 'completed'`,
    [account],
  )
  await app.pool.query(
    `insert into provider_refunds (payment_id, amount, done_at) select id, 500, now() from provider_payments`,
  )
  await app.pool.query(`update provider_payments set problem = 'away' where refno = 'r7'`)
  await app.pool.query(
    `update provider_refunds set done_at = null
      where payment_id = (select id from provider_payments where refno = 'r8')`,
  )
}

it('what waits for somebody is found by indexes, and not among all that was ever paid', async () => {
  const { rows } = await app.pool.query<{ 'QUERY PLAN': string }>(`explain ${unsettledQuery}`, [null])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')

  expect(plan).toContain('provider_payments_problem_idx')
  expect(plan).toContain('provider_refunds_open_idx')
  expect(plan).toContain('orders_awaiting_payment_idx')
  expect(plan).not.toMatch(/Seq Scan on (?:orders|provider_payments|provider_refunds)/)
})

it('finds each once, whatever it waits for', async () => {
  await app.pool.query(`update provider_payments set problem = 'away' where refno = 'r8'`)
  const { rows } = await app.pool.query<{ refundUnderway: number }>(unsettledQuery, [[branch]])

  expect(new Set(rows.map(({ refundUnderway }) => refundUnderway))).toEqual(new Set([0, 500]))
  expect(rows).toHaveLength(2)
})
