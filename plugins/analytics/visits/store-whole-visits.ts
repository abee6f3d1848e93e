import type { Pool } from 'pg'

import { inOneTransaction } from '#kernel/database/in-turn.ts'

import { openMonthsSince } from '../operations/keep-months.ts'
import { addRows } from './add-rows.ts'
import { idOfEvent } from './id-of-event.ts'
import { sumRows } from './sum-rows.ts'
import { type EventRecord, insertEvents, insertVisits, type VisitRecord } from './visit-record.ts'

/** A visit that is over, with its steps evenly spread. */
export type WholeVisit = VisitRecord & { betweenMs: number }

/** A transaction may wait five seconds for what is reckoned in between, also where the machine is busy. */
const visitsAtOnce = 500

/** Writes visits of the past, of which nothing is stored yet, all of them or none. */
export async function storeWholeVisits(
  pool: Pool,
  visits: readonly WholeVisit[],
  now: Temporal.Instant,
): Promise<void> {
  const first = Math.min(...visits.map(({ startedAt }) => startedAt), now.epochMilliseconds)
  await openMonthsSince(pool, Temporal.Instant.fromEpochMilliseconds(first), now)
  await inOneTransaction(pool, async (connection) => {
    for (let from = 0; from < visits.length; from += visitsAtOnce) {
      const some = visits.slice(from, from + visitsAtOnce)
      await insertVisits(connection, some)
      await insertEvents(connection, some.flatMap(eventsOf))
      await addRows(connection, sumRows(some.map((after) => ({ before: { ...after, steps: [] }, after }))))
    }
  })
}

function eventsOf({ id, startedAt, betweenMs, category, steps }: WholeVisit): EventRecord[] {
  return steps.map(({ n, page, action, branch }, index) => {
    const createdAt = startedAt + index * betweenMs

    return {
      id: idOfEvent(id, n, createdAt),
      createdAt,
      visit: id,
      n,
      type: action === undefined ? 'page' : 'event',
      action: action ?? 'view',
      category,
      data: { path: page, branch },
    }
  })
}
