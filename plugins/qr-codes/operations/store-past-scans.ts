import type { Pool } from 'pg'

import { preparePartitions } from '#kernel/database/prepare-partitions.ts'

import { scanLog } from '../scan-tables.sql.ts'
import { type CountedScan, writeScans } from './write-scans.ts'

const scansAtOnce = 2000

/** Writes scans that are brought from elsewhere, with the months in which they were. */
export async function storePastScans(
  pool: Pool,
  scans: readonly CountedScan[],
  now: Temporal.Instant,
): Promise<void> {
  const months = new Set(
    [...scans.map(({ at }) => at), now].map((at) =>
      at.toZonedDateTimeISO('UTC').toPlainDate().toString().slice(0, 7),
    ),
  )
  for (const month of [...months].sort()) {
    const then = Temporal.PlainDate.from(`${month}-01`).toZonedDateTime('UTC').toInstant()
    await preparePartitions({ pool, log: scanLog, now: then })
  }
  for (let from = 0; from < scans.length; from += scansAtOnce) {
    await writeScans(pool, scans.slice(from, from + scansAtOnce))
  }
}
