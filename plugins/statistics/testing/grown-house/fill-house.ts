import type { Pool } from 'pg'

import { type Querying } from '#kernel/database/in-turn.ts'
import { preparePartitions } from '#kernel/database/prepare-partitions.ts'
import { openMonthsSince } from '#plugins/analytics/operations/keep-months.ts'
import { scanLog } from '#plugins/qr-codes/scan-tables.sql.ts'

import { countOrders } from './count-orders.ts'
import { countVisits } from './count-visits.ts'
import { fillScans, fillWork } from './fill-besides.ts'
import { fillOrders } from './fill-orders.ts'
import { fillVisits } from './fill-visits.ts'
import { daysOfHouse, type HouseSize } from './house-sizes.ts'
import { withoutIndexes } from './load-house.ts'
import { type House, openHouse } from './open-house.ts'

type Asked = {
  size: HouseSize
  /** The last of 365 days, `YYYY-MM-DD`. */
  lastDay: string
  /** Of the house, to which the marks of its guests are bound. */
  secret: string
  /** Told of each step that is done. */
  tell?: (step: string) => void
}
type Filling = Asked & { house: House; firstDay: string }

/**
 * A house in which much has happened within a year, with all that is counted of it, written by whole sets past the API:
 * the same in every run. Nobody else may be at the database.
 */
export async function fillHouse(pool: Pool, asked: Asked): Promise<House> {
  const last = Temporal.PlainDate.from(asked.lastDay)
  const firstDay = last.subtract({ days: daysOfHouse - 1 }).toString()
  await openMonths(pool, firstDay, last)
  const house = await openHouse(pool, asked.size.people)
  const filling = { ...asked, house, firstDay }
  await Promise.all([steps.visits, steps.orders].map((some) => takeSteps(pool, filling, some)))

  return house
}

type Step = {
  name: string
  tables: readonly string[]
  fill: (database: Querying, filling: Filling) => Promise<void>
}

/** Visits and orders know nothing of each other, so both are filled in at once. */
const steps: Readonly<Record<'visits' | 'orders', readonly Step[]>> = {
  visits: [
    { name: 'visits', tables: ['analytics_logs', 'analytics_visits'], fill: fillVisits },
    {
      name: 'rollups of visits',
      tables: ['visit_counts', 'visit_hours', 'visit_sketches'],
      fill: countVisits,
    },
  ],
  orders: [
    { name: 'orders', tables: ['orders', 'order_events', 'payments'], fill: fillOrders },
    {
      name: 'rollups of orders',
      tables: ['order_counts', 'order_hours', 'order_facts', 'order_guests', 'order_products'],
      fill: countOrders,
    },
    { name: 'scans', tables: ['qr_scans', 'qr_days', 'qr_months', 'qr_code_days'], fill: fillScans },
    {
      name: 'work',
      tables: ['working_activities', 'working_activities_breaks', 'working_schedules'],
      fill: fillWork,
    },
  ],
}

async function takeSteps(pool: Pool, filling: Filling, some: readonly Step[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(asLoader)
    for (const { name, tables, fill } of some) {
      await withoutIndexes(client, tables, () => fill(client, filling))
      await client.query(`vacuum analyze ${tables.join(', ')}`)
      filling.tell?.(name)
    }
  } finally {
    // Its settings and tables go with it.
    client.release(true)
  }
}

/**
 * Who loads a whole house has it counted as a whole, so nothing is noted row by row. Millions of rows are put together
 * by hashes, for sorting their words takes many times as long.
 */
const asLoader = `set session_replication_role = replica; set enable_sort = off;
                  set work_mem = '512MB'; set hash_mem_multiplier = 4; set maintenance_work_mem = '512MB'`

async function openMonths(pool: Pool, firstDay: string, last: Temporal.PlainDate): Promise<void> {
  const first = Temporal.PlainDate.from(firstDay).toZonedDateTime('UTC').toInstant()
  await openMonthsSince(pool, first, last.toZonedDateTime('UTC').toInstant())
  for (let month = Temporal.PlainDate.from(firstDay).with({ day: 1 }); ; month = month.add({ months: 1 })) {
    await preparePartitions({ pool, log: scanLog, now: month.toZonedDateTime('UTC').toInstant() })
    if (Temporal.PlainDate.compare(month, last) > 0) return
  }
}
