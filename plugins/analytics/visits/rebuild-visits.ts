import type { Pool } from 'pg'

import { firstWholeDay } from '#domain/insight/log-partitions.ts'
import { beginOf } from '#domain/insight/statistics/statistics-range.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import { inOneTransaction, type Querying } from '#kernel/database/in-turn.ts'
import { monthsOfLogs } from '#kernel/database/prepare-partitions.ts'

import { addRows } from './add-rows.ts'
import { nobody } from './rollup-rows.ts'
import { stepOf } from './step-of.ts'
import { sumRows } from './sum-rows.ts'
import { saveSteps, toVisit, visitColumns, type VisitRecord, type VisitRow } from './visit-record.ts'

/** A transaction may wait five seconds for what is reckoned in between, also where the machine is busy. */
const visitsAtOnce = 500

/**
 * Makes the rollups anew from the log and what visits began with: the same rows, to the byte. What is counted of days
 * of which the log has gone stays as it is. Whoever tells of a visit meanwhile is told to come again, as pages do as long
 * as they are open. Answers how many visits were counted.
 */
export async function rebuildVisits(pool: Pool, now: Temporal.Instant): Promise<number> {
  const since = firstWholeDay(now, monthsOfLogs)
  const isWhole = isSince(since)

  return inOneTransaction(pool, async (connection) => {
    await connection.query('lock table analytics_visits in share row exclusive mode')
    await connection.query('delete from visit_counts where start >= $1', [since])
    await connection.query('delete from visit_sketches where start >= $1', [since])
    await connection.query('delete from visit_hours where hour >= $1', [new Date(since)])
    let done = 0
    let after = { startedAt: Date.parse(since) - dayMs, id: nobody }
    for (;;) {
      const visits = await nextVisits(connection, after)
      const last = visits.at(-1)
      if (!last) return done
      const anew = await withSteps(connection, visits)
      await saveSteps(connection, anew)
      await addRows(
        connection,
        isWhole(sumRows(anew.map((visit) => ({ before: { ...visit, steps: [] }, after: visit })))),
      )
      done += visits.length
      after = last
    }
  })
}

/**
 * Days begin at different moments in different zones, hours at the same everywhere. Who came stays in the week that was
 * under way, and may be added again.
 */
const isSince =
  (since: string) =>
  ({ counts, hours, sketches }: ReturnType<typeof sumRows>): ReturnType<typeof sumRows> => ({
    counts: counts.filter(({ start }) => start >= since),
    hours: hours.filter(({ hour }) => hour >= Date.parse(since)),
    sketches: sketches.filter(
      ({ span, start }) => start >= (span === 'week' ? beginOf(since, 'week') : since),
    ),
  })

type Place = Pick<VisitRecord, 'startedAt' | 'id'>

async function nextVisits(database: Querying, after: Place): Promise<VisitRecord[]> {
  const { rows } = await database.query<VisitRow>({
    name: 'visits-to-rebuild',
    text: `select ${visitColumns} from analytics_visits where (started_at, id) > ($1, $2)
            order by started_at, id limit ${visitsAtOnce}`,
    values: [new Date(after.startedAt), after.id],
  })

  return rows.map(toVisit)
}

type Logged = { visit: string; n: number; type: string; action: string; path: string; branch: string | null }

/** What the log tells of visits that follow each other; none is longer than a day. */
async function withSteps(database: Querying, visits: readonly VisitRecord[]): Promise<VisitRecord[]> {
  const starts = visits.map(({ startedAt }) => startedAt)
  const { rows } = await database.query<Logged>({
    name: 'events-to-rebuild',
    text: `select visit, n, type, action, data ->> 'path' as path, data ->> 'branch' as branch from analytics_logs
            where created_at >= $1 and created_at <= $2 and visit = any($3) order by visit, n`,
    values: [
      new Date(Math.min(...starts)),
      new Date(Math.max(...starts) + dayMs),
      visits.map(({ id }) => id),
    ],
  })
  const logged = Map.groupBy(rows, ({ visit }) => visit)

  return visits.map((visit) => ({ ...visit, steps: (logged.get(visit.id) ?? []).map(stepOf) }))
}
