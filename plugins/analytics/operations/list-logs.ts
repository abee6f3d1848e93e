import type { Pool } from 'pg'
import type { Payload } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { boundOf } from '#domain/api/list-filters.ts'
import type { AnalyticsLogPage, AnalyticsLogQuery } from '#domain/insight/analytics-log.contract.ts'

import { momentOfLogId } from './moment-of-log-id.ts'
import { logColumns, type LogRow, toAnalyticsLog } from './log-row.ts'

/** Up to here a total is counted; beyond, the planner's estimate is enough for people and far cheaper. */
const mostCounted = 10_000

/** Skipping more rows than this takes too long; `before` goes on without skipping. */
const mostSkipped = 100_000

type Condition = { sql: string; values: unknown[] }

/** The newest entries that match, in Payload's page envelope. */
export async function listLogs(payload: Payload, query: AnalyticsLogQuery): Promise<AnalyticsLogPage> {
  const { limit, page } = query
  const skipped = (page - 1) * limit
  if (skipped > mostSkipped) throw tooDeep()

  const pool = payload.db.pool
  const matching = conditionOf(query)
  const onPage = query.before ? after(matching, query.before) : matching
  const [{ rows }, total] = await Promise.all([
    pool.query<LogRow>(
      `select ${logColumns} from analytics_logs ${onPage.sql}
       order by created_at desc, id desc limit ${limit + 1} offset ${skipped}`,
      onPage.values,
    ),
    countRows(pool, matching),
  ])

  return toPage({ rows, total, limit, page })
}

function conditionOf({ type, action, category, from, to }: AnalyticsLogQuery): Condition {
  const since = from === undefined ? null : boundOf(from, 'from')
  const until = to === undefined ? null : boundOf(to, 'to')
  const parts: [string, unknown][] = [
    ['type =', type],
    ['action =', action],
    ['category =', category],
    ['created_at >=', since?.at],
    [until?.isExcluded ? 'created_at <' : 'created_at <=', until?.at],
  ]
  const given = parts.filter(([, value]) => value !== undefined)
  const sql = given.map(([comparison], index) => `${comparison} $${index + 1}`).join(' and ')

  return { sql: sql && `where ${sql}`, values: given.map(([, value]) => value) }
}

function after({ sql, values }: Condition, id: string): Condition {
  const at = values.length
  const older = `(created_at, id) < ($${at + 1}, $${at + 2})`

  return { sql: sql ? `${sql} and ${older}` : `where ${older}`, values: [...values, momentOfLogId(id), id] }
}

type Total = { count: number; isEstimated: boolean }

async function countRows(pool: Pool, { sql, values }: Condition): Promise<Total> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select 1 from analytics_logs ${sql} limit ${mostCounted + 1}) matching`,
    values,
  )
  const count = rows[0]?.count ?? 0
  if (count <= mostCounted) return { count, isEstimated: false }

  const { rows: plans } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `explain (format json) select 1 from analytics_logs ${sql}`,
    values,
  )
  const estimated = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? count

  return { count: Math.max(estimated, count), isEstimated: true }
}

function toPage(given: { rows: LogRow[]; total: Total; limit: number; page: number }): AnalyticsLogPage {
  const { rows, total, limit, page } = given
  const docs = rows.slice(0, limit).map(toAnalyticsLog)
  const hasNextPage = rows.length > limit

  return {
    docs,
    totalDocs: total.count,
    isTotalEstimated: total.isEstimated,
    limit,
    page,
    totalPages: Math.max(1, Math.ceil(total.count / limit)),
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage: page > 1,
    hasNextPage,
    prevPage: page > 1 ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
    nextBefore: hasNextPage ? (docs.at(-1)?.id ?? null) : null,
  }
}

function tooDeep(): Refused {
  const message = 'So weit kann nicht geblättert werden. Bitte grenzen Sie den Zeitraum ein.'

  return new Refused('validation', {}, [{ message, field: 'page', code: 'validation' }])
}
