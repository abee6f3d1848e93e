import type { Payload } from 'payload'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import type { AnalyticsLog, AnalyticsLogRequest } from '#domain/insight/analytics-log.contract.ts'
import { countedPath } from '#domain/url-space.ts'

import { logColumns, type LogRow, toAnalyticsLog } from './log-row.ts'

type Given = { payload: Payload; entry: AnalyticsLogRequest; now: Temporal.Instant }

/** Appends one entry; its moment is the server's, so a wrong clock of a visitor does not matter. */
export async function writeLog({ payload, entry, now }: Given): Promise<AnalyticsLog> {
  const { type, action, category, data } = entry
  const at = now.epochMilliseconds
  const { rows } = await payload.db.pool.query<LogRow>(
    `insert into analytics_logs (${logColumns}) values ($1, $2, $3, $4, $5, $6) returning ${logColumns}`,
    [uuidV7(at), new Date(at), type, action, category ?? null, JSON.stringify(withoutKey(data))],
  )

  // An insert without a condition returns its row.
  return toAnalyticsLog(rows[0] as LogRow)
}

/** Who may read the log has no right to the orders of all branches, which their pages name. */
function withoutKey(data: AnalyticsLog['data']): AnalyticsLog['data'] {
  return typeof data.path === 'string' ? { ...data, path: countedPath(data.path) } : data
}
