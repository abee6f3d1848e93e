import type { Payload } from 'payload'

import { mostRecentOrders, recentDays, type RecentSales } from '#domain/catalogue/popular-products.ts'
import { revenueStatuses } from '#domain/ordering/order-status.ts'
import { kept } from '#kernel/live/kept.ts'
import { noteRead } from '#kernel/live/readings.ts'
import { refusalIn } from '#kernel/refused.ts'

/** What ends the counts, and the shops that were read with them: told once a day, and not by orders. */
export const recentSalesTag = 'recent-sales'

/** In how many of a branch's recent orders each product was, as it was last counted. */
export async function recentSales(payload: Payload, branch: string): Promise<RecentSales> {
  const sales = await kept<RecentSales>({
    payload,
    key: `recent-sales ${branch}`,
    read: async () => {
      noteRead([recentSalesTag])
      return countInTime(payload, branch)
    },
    bytesOf: ({ sold }) => sold.length * 200,
  })

  return sales ?? nothingSold
}

const nothingSold: RecentSales = { sold: [], orders: 0 }

/** Guests make orders as large as they like: no mark is worth that the branch has no menu. Tried again the next day. */
async function countInTime({ db, logger }: Payload, branch: string): Promise<RecentSales> {
  try {
    return await countSales(db.pool, branch)
  } catch (error) {
    if (refusalIn(error)?.code !== 'took-too-long') throw error
    logger.warn({ err: error, branch }, 'What sells could not be counted in time')
    return nothingSold
  }
}

type Row = { product: string; orders: number; all: number }

async function countSales(pool: Payload['db']['pool'], branch: string): Promise<RecentSales> {
  const { rows } = await pool.query<Row>({
    name: 'count-recent-sales',
    text: statement,
    values: [branch, revenueStatuses, recentDays, mostRecentOrders],
  })

  return { sold: rows.map(({ product, orders }) => ({ product, orders })), orders: rows[0]?.all ?? 0 }
}

/** The newest orders alone, by the index of branch, status and time. */
const statement = `
  with recent as (
    select id, items from orders
     where branch_id = $1::uuid and status = any($2::enum_orders_status[]) and voided_at is null
       and placed_at >= now() - make_interval(days => $3)
     order by placed_at desc
     limit $4)
  select line ->> 'product' as product, count(distinct recent.id)::int as orders,
         (select count(*) from recent)::int as "all"
    from recent, jsonb_array_elements(recent.items) line
   where line ->> 'product' is not null
   group by 1`
