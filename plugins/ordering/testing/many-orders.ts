import { setTimeout as pause } from 'node:timers/promises'

import type pg from 'pg'

import { largeBusiness, multiplyRow } from '#plugins/desk/testing/multiply-row.ts'

type Many = { count: number; branches: readonly string[] }

/**
 * So many orders of the past like a stored one, the last of them today: a third of them at each of three branches,
 * nearly all completed and paid or never to be paid, one in hundreds of any other kind, and one in 500 voided.
 */
export async function storeManyOrders(pool: pg.Pool, { count, branches }: Many): Promise<void> {
  const places = branches.map((branch) => `'${branch}'::uuid`).join(', ')
  const ago = `(${count} - n) * interval '2 minutes'`
  await multiplyRow(pool, 'orders', count, {
    ...largeBusiness.orders,
    branch_id: `(array[${places}])[1 + n % ${branches.length}]`,
    // No two have a number in common on a day.
    ticket_number: 'n',
    placed_at: `date_trunc('minute', now()) - ${ago}`,
    business_day: `to_char(date_trunc('minute', now()) - ${ago} - interval '5 hours', 'YYYY-MM-DD')`,
    promised_at: 'null',
    appointment_date: 'null',
    status: `(case when n % 211 = 0 then 'failed' when n % 97 = 0 then 'rejected' when n % 50 = 0 then 'canceled'
                   when n > ${count} - 60 then 'confirmed' else 'completed' end)::enum_orders_status`,
    type: `(case when n % 401 = 0 then 'dineIn' when n % 3 = 0 then 'delivery' else 'takeaway' end)::enum_orders_type`,
    payment_status: `(case when n % 307 = 0 then 'refunded' when n % 4 = 0 then 'paid' else 'none' end)::enum_orders_payment_status`,
    voided_at: `case when n % 500 = 0 then now() else null end`,
  })
  await letLieStill(pool)
}

/**
 * As it is in a house that has grown: what is old lies still. Whoever just reads anything here keeps pages back, so it
 * is asked for until nobody does.
 */
async function letLieStill(pool: pg.Pool): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    await pool.query('vacuum analyze orders')
    const { rows } = await pool.query<{ isStill: boolean }>(
      `select relallvisible >= relpages as "isStill" from pg_class where oid = 'orders'::regclass`,
    )
    if (rows[0]?.isStill) return
    await pause(100)
  }
  throw new Error('somebody has looked at the orders all the time')
}
