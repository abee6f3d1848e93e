import type { Pool } from 'pg'

import { inOneTransaction } from '#kernel/database/in-turn.ts'
import { monthsOfLogs, preparePartitions } from '#kernel/database/prepare-partitions.ts'

import { visitLog } from '../analytics-tables.sql.ts'
import { visitsByMonth } from '../visit-tables.sql.ts'
import { forgetSketches } from '../visits/sketch-rows.ts'

type Given = { pool: Pool; now: Temporal.Instant }

/**
 * Makes the months of the log and of visits that are to come, and forgets those whose time is over: entries, visits,
 * and who came. What is counted of them is about nobody and stays.
 */
export async function keepMonths({ pool, now }: Given): Promise<void> {
  for (const log of [visitLog, visitsByMonth]) await preparePartitions({ pool, log, now })
  const oldest = now
    .toZonedDateTimeISO('UTC')
    .toPlainDate()
    .with({ day: 1 })
    .subtract({ months: monthsOfLogs })
  await inOneTransaction(pool, (connection) => forgetSketches(connection, oldest.toString()))
  await pool.query('delete from page_requests where hour < $1', [oldest.toString()])
}

/** The months of visits that are brought from elsewhere. */
export async function openMonthsSince(
  pool: Pool,
  first: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  const month = (at: Temporal.Instant) => at.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 })
  for (let at = month(first); Temporal.PlainDate.compare(at, month(now)) < 0; at = at.add({ months: 1 })) {
    const then = at.toZonedDateTime('UTC').toInstant()
    for (const log of [visitLog, visitsByMonth]) await preparePartitions({ pool, log, now: then })
  }
}
