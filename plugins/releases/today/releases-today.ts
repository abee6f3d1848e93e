import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

/** The worker comes by every few seconds; what it has left for so long does not go out. */
const lateAfter = '5 minutes'
const mostTold = 8

type Late = {
  id: string
  name: string
  state: 'failed' | 'planned'
  at: string
  problem: string
  [name: string]: unknown
}

const isLate = sql`(state = 'failed' or (state = 'planned' and planned_at < now() - ${lateAfter}::interval))`

/** Releases that did not go out, each with the form where they are mended or planned anew. */
export async function lateReleases(req: PayloadRequest): Promise<TodayLine[]> {
  const { rows } = await (await transactionOf(req)).execute<Late>(sql`
    select id, name, state, to_json(planned_at) #>> '{}' as at, coalesce(problem, '') as problem
      from releases where ${isLate} order by planned_at limit ${mostTold}`)

  return rows.map(({ id, name, state, at, problem }) => ({
    key: `release-${id}`,
    label:
      state === 'failed'
        ? `Veröffentlichung „${name}“ ist gescheitert`
        : `Veröffentlichung „${name}“ ist überfällig`,
    count: 1,
    since: new Date(at).toISOString(),
    ...(problem !== '' && { note: problem }),
    tone: 'wrong',
    path: `/collections/releases/${id}`,
  }))
}

/** As many as there are. */
export async function countLateReleases(req: PayloadRequest): Promise<number> {
  const { rows } = await (await transactionOf(req)).execute<{ count: number; [name: string]: unknown }>(
    sql`select count(*)::int as count from releases where ${isLate}`,
  )

  return rows[0]?.count ?? 0
}
