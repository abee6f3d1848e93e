import type { PayloadRequest } from 'payload'
import type { Pool } from 'pg'

import type { NowQuery, StatisticsNow } from '#domain/insight/statistics/now.contract.ts'
import { type ComparedDay, usualDays, usualOf } from '#domain/insight/usual-days.ts'
import { statusesAtWork } from '#domain/ordering/order-status.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { countRecentVisits } from '#plugins/analytics/analytics.port.ts'
import { countAtWork } from '#plugins/working-time/working-time.port.ts'

import { branchesOf } from '../business/figures/branches-of-figures.ts'
import { foldBeforeReading } from '../business/fold-orders.ts'
import { sightOf } from '../operations/sight-of.ts'

/** What goes on just now in the branches that whoever asks may see and means. */
export async function readNow(
  req: PayloadRequest,
  query: NowQuery,
  now: Temporal.Instant,
): Promise<StatisticsNow> {
  await requireRight(req, 'read', 'analytics-logs')
  const { pool } = req.payload.db
  const branches = await branchesOf(pool, { ...query, sight: await sightOf(req, ['statistics']) })
  await foldBeforeReading(req.payload, now)
  const [visits, weeks, open, atWork] = await Promise.all([
    countRecentVisits(pool, { ...query, now }),
    readWeeks(pool, branches, now),
    countOpen(pool, branches),
    countAtWork(pool, branches, now),
  ])
  const [today] = weeks.filter(({ weeksAgo }) => weeksAgo === 0)
  const before = weeks.filter(({ weeksAgo }) => weeksAgo > 0)

  return {
    asOf: now.toString({ smallestUnit: 'millisecond' }),
    visits,
    open,
    orders: { today: today?.orders ?? 0, usual: usualOf(before.map(({ orders }) => orders)) },
    gross: { today: today?.gross ?? 0, usual: usualOf(before.map(({ gross }) => gross)) },
    atWork,
  }
}

type Week = { weeksAgo: number; orders: number; gross: number }

/** What the same weekday had come to by this time, today and in the weeks before in which anything was sold. */
async function readWeeks(pool: Pool, branches: readonly string[], now: Temporal.Instant): Promise<Week[]> {
  const asked = (await readClocks(pool, branches)).flatMap(({ branch, timeZone, startsAt }) =>
    usualDays(now, timeZone, startsAt).map((day) => ({ branch, ...day })),
  )
  const column = <Name extends 'branch' | keyof ComparedDay>(name: Name) => asked.map((each) => each[name])
  const { rows } = await pool.query<Week>({
    name: 'figures-of-weekdays',
    text: soldByWeek,
    values: [column('branch'), column('day'), column('until').map(String), column('weeksAgo')],
  })

  return rows
}

/** Of the whole day, so that a week in which nothing was sold by now counts, and one of holidays does not. */
export const soldByWeek = `
  with asked as (select * from unnest($1::uuid[], $2::date[], $3::timestamptz[], $4::int[])
                            as a (branch, day, until, weeks_ago))
  select a.weeks_ago as "weeksAgo",
         coalesce(sum(c.orders) filter (where o.placed_at <= a.until), 0)::int as orders,
         coalesce(sum(c.gross) filter (where o.placed_at <= a.until), 0)::float8 as gross
    from asked a
    join order_facts f on f.branch_id = a.branch and f.day = a.day
    join orders o on o.id = f.order_id
    join lateral jsonb_to_recordset(f.counts -> 'total') as c (orders int, gross bigint) on true
   group by 1`

type Clock = { branch: string; timeZone: string; startsAt: string }

async function readClocks(pool: Pool, branches: readonly string[]): Promise<Clock[]> {
  const { rows } = await pool.query<Clock>({
    name: 'clocks-of-branches',
    text: `select id as branch, coalesce(time_zone, $2) as "timeZone", business_day_starts_at as "startsAt"
             from branches where id = any($1::uuid[])`,
    values: [branches, usualZone],
  })

  return rows
}

async function countOpen(pool: Pool, branches: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ open: number }>({
    name: 'open-orders-now',
    text: openOrders,
    values: [branches, statusesAtWork],
  })

  return rows[0]?.open ?? 0
}

/** By their status as it is indexed: those that are over are thousands for each that is open. */
export const openOrders = `
  select count(*)::int as open from orders where branch_id = any($1::uuid[]) and status = any($2::enum_orders_status[])`
