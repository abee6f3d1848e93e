import type { Payload } from 'payload'

import { Refused } from '#kernel/refused.ts'
import type { AnalyticsLog } from '#domain/insight/analytics-log.contract.ts'

import { momentOfLogId } from './moment-of-log-id.ts'
import { logColumns, type LogRow, toAnalyticsLog } from './log-row.ts'

/** Looks into the one partition that the id belongs to. */
export async function findLog(payload: Payload, id: string): Promise<AnalyticsLog> {
  const { rows } = await payload.db.pool.query<LogRow>(
    `select ${logColumns} from analytics_logs where created_at = $1 and id = $2`,
    [momentOfLogId(id), id],
  )
  const [row] = rows
  if (!row) throw new Refused('unknown-record')

  return toAnalyticsLog(row)
}
