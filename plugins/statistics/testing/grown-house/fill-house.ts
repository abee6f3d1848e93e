import type { Pool } from 'pg'

import { openMonthsSince } from '#plugins/analytics/operations/keep-months.ts'
import { scanLog } from '#plugins/qr-codes/scan-tables.sql.ts'
import { preparePartitions } from '#kernel/database/prepare-partitions.ts'

import { countOrders } from './count-orders.ts'
import { countVisits } from './count-visits.ts'
import { fillScans, fillWork } from './fill-besides.ts'
import { fillOrders } from './fill-orders.ts'
import { fillVisits } from './fill-visits.ts'
import { daysOfHouse, type HouseSize } from './house-sizes.ts'
import { withoutIndexes } from './load-house.ts'
import { type House, openHouse } from './open-house.ts'

type Filling = {
  size: HouseSize
  /** The last of 365 days, `YYYY-MM-DD`. */
  lastDay: string
  /** Of the house, to which the marks of its guests are bound. */
  secret: string
  /** Told of each step that is done. */
  tell?: (step: string) => void
}

export type FilledHouse = House & { year: { from: string; to: string }; month: { from: string; to: string } }

const tables = {
  visits: ['analytics_logs', 'analytics_visits'],
  rollupsOfVisits: ['visit_counts', 'visit_hours', 'visit_sketches'],
  orders: ['orders', 'order_events', 'payments'],
  rollupsOfOrders: ['order_counts', 'order_hours', 'order_facts', 'order_guests'],
  scans: ['qr_scans'],
}
const besides = [
  'qr_days',
  'order_products',
  'working_activities',
  'working_activities_breaks',
  'working_schedules',
]

/**
 * A house in which much has happened within a year, with all that is counted of it, written by whole sets past the API:
 * the same in every run. Nobody else may be at the database.
 */
export async function fillHouse(
  pool: Pool,
  { size, lastDay, secret, tell = () => undefined }: Filling,
): Promise<FilledHouse> {
  const last = Temporal.PlainDate.from(lastDay)
  const firstDay = last.subtract({ days: daysOfHouse - 1 }).toString()
  await openMonths(pool, firstDay, last)
  const client = await pool.connect()
  try {
    await client.query(asLoader)
    const house = await openHouse(client, size.people)
    const filling = { house, size, firstDay, secret }
    const steps: [string, readonly string[], () => Promise<void>][] = [
      ['visits', tables.visits, () => fillVisits(client, filling)],
      ['rollups of visits', tables.rollupsOfVisits, () => countVisits(client)],
      ['orders', tables.orders, () => fillOrders(client, filling)],
      ['rollups of orders', tables.rollupsOfOrders, () => countOrders(client)],
      ['scans', tables.scans, () => fillScans(client, filling)],
      ['work', [], () => fillWork(client, filling)],
    ]
    for (const [name, loaded, step] of steps) {
      await withoutIndexes(client, loaded, step)
      tell(name)
    }
    await client.query('discard all')
    await client.query(`vacuum analyze ${[...Object.values(tables).flat(), ...besides].join(', ')}`)
    tell('vacuum')
    const month = last.subtract({ days: 29 }).toString()

    return { ...house, year: { from: firstDay, to: lastDay }, month: { from: month, to: lastDay } }
  } finally {
    // Its settings and tables go with it.
    client.release(true)
  }
}

/**
 * Who loads a whole house has it counted as a whole, so nothing is noted row by row. Millions of rows are put together
 * by hashes, for sorting their words takes many times as long.
 */
const asLoader = `set session_replication_role = replica; set work_mem = '512MB'; set maintenance_work_mem = '512MB';
                  set enable_sort = off; set hash_mem_multiplier = 4`

async function openMonths(pool: Pool, firstDay: string, last: Temporal.PlainDate): Promise<void> {
  const first = Temporal.PlainDate.from(firstDay).toZonedDateTime('UTC').toInstant()
  await openMonthsSince(pool, first, last.toZonedDateTime('UTC').toInstant())
  for (let month = Temporal.PlainDate.from(firstDay).with({ day: 1 }); ; month = month.add({ months: 1 })) {
    await preparePartitions({ pool, log: scanLog, now: month.toZonedDateTime('UTC').toInstant() })
    if (Temporal.PlainDate.compare(month, last) > 0) return
  }
}
