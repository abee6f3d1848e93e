import type { Pool } from 'pg'

import { type MissedRule, missedRuleOf, whyMissed } from '#domain/ordering/missed-orders.ts'
import { arrivedStatuses, statusesAtWork } from '#domain/ordering/order-status.ts'
import {
  type MissedList,
  mostListed,
  type OrderList,
  type StaffOrder,
  staffNames,
} from '#domain/ordering/staff-orders.contract.ts'

import { isMissed } from './is-missed.sql.ts'
import { dueAt, hasArrived, hasStatus, orderSelection } from './order-record.ts'

export const staffSelection = staffNames.map((name) => orderSelection(name, 'o')).join(', ')

/** These orders as they are now, in no order; of one that waits for its money nobody hears. */
export async function readStaffOrders(pool: Pool, ids: readonly string[]): Promise<StaffOrder[]> {
  const { rows } = await pool.query<StaffOrder>({
    name: 'staff-orders',
    text: `select ${staffSelection} from orders o where o.id = any($1::uuid[]) and ${hasArrived('o')}`,
    values: [ids],
  })
  return rows
}

type Asked = { pool: Pool; branches: readonly string[]; now: Temporal.Instant }

/** What is not at its end, by the time it is due. */
export const listCurrent = (asked: Asked): Promise<OrderList> =>
  listOpen(asked, { name: 'current-orders', condition: hasStatus(arrivedStatuses, 'o'), values: [] })

/** The same, and whatever else was ordered on the business day. */
export const listDay = (asked: Asked, businessDay: string): Promise<OrderList> =>
  listOpen(asked, {
    name: 'orders-of-day',
    condition: `(${hasStatus(arrivedStatuses, 'o')} or (o.business_day = $2 and o.voided_at is null and ${hasArrived('o')}))`,
    values: [businessDay],
  })

/** What somebody should have answered or handed over, and why it is there. */
export async function listMissed(asked: Asked): Promise<MissedList> {
  const { docs, ...list } = await listOpen<{ minutes: Partial<MissedRule> }>(asked, {
    name: 'missed-orders',
    condition: `${hasStatus(statusesAtWork, 'o')} and ${isMissed({ order: 'o', branch: 'b', now: '$2' })}`,
    values: [asked.now.toString()],
    besides: `json_build_object('confirmationMinutes', b.confirmation_minutes,
                                'missedAfterMinutes', b.missed_after_minutes) as minutes`,
  })

  return {
    ...list,
    docs: docs.flatMap(({ minutes, ...order }) => {
      const missed = whyMissed(order, missedRuleOf(minutes), asked.now)
      return missed ? [{ ...order, missed }] : []
    }),
  }
}

type Which = {
  name: string
  condition: string
  values: readonly string[]
  /** What is read of each order, or of its branch, besides what everybody is told. */
  besides?: string
}
type Listed<Besides> = Omit<OrderList, 'docs'> & { docs: (StaffOrder & Besides)[] }

/** Orders of some branches under a condition, by when they are due; more than a list tells are only counted. */
export async function listOpen<Besides = unknown>(
  { pool, branches, now }: Asked,
  { name, condition, values, besides }: Which,
): Promise<Listed<Besides>> {
  const from = `from orders o join branches b on b.id = o.branch_id
               where o.branch_id = any($1::uuid[]) and ${condition}`
  const asked = [branches, ...values]
  const { rows } = await pool.query<StaffOrder & Besides>({
    name,
    // Where a list is cut, what is open has to be on it.
    text: `select ${[staffSelection, ...(besides ? [besides] : [])].join(', ')} ${from}
      order by ${hasStatus(arrivedStatuses, 'o')} desc, ${dueAt('o')}, o.id limit ${mostListed + 1}`,
    values: asked,
  })
  const isCut = rows.length > mostListed

  return {
    docs: rows.slice(0, mostListed),
    at: now.toString({ smallestUnit: 'millisecond' }),
    more: isCut ? (await countOf(pool, { name: `${name}-count`, from, values: asked })) - mostListed : 0,
  }
}

type Counting = { name: string; from: string; values: unknown[] }

async function countOf(pool: Pool, { name, from, values }: Counting): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name,
    text: `select count(*)::int as count ${from}`,
    values,
  })
  return rows[0]?.count ?? 0
}
