import type { DayList, ListedDay } from '#domain/ordering/day-end/day-end.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import type { DayBranch } from './branches-of-days.ts'
import { readLastDayEnd } from './day-end-record.ts'
import { type OpenDay, readOpenDays } from './read-open-lines.ts'

const mostDays = 60

type Listing = { database: Querying; branch: DayBranch; before: string | undefined; now: Temporal.Instant }

/** The days of a branch on which money moved, the last one first: those that are open, and those that were closed. */
export async function listDays(listing: Listing): Promise<Pick<DayList, 'days' | 'hasMore'>> {
  const { database, branch, before, now } = listing
  const last = await readLastDayEnd(database, branch.id)
  const today = businessDayOf(now, branch.timeZone, branch.startsAt)
  const open = (await readOpenDays(database, branch, last?.day ?? null))
    .filter(({ day }) => before === undefined || day < before)
    .toReversed()
  const closed = await readClosedDays(listing)
  const days = [...open.map((day) => openDay(day, today)), ...closed]

  return { days: days.slice(0, mostDays), hasMore: days.length > mostDays }
}

const openDay = (open: OpenDay, today: string): ListedDay => ({
  ...open,
  state: open.day >= today ? 'running' : 'open',
  number: null,
  difference: null,
  closedAt: null,
})

async function readClosedDays({ database, branch, before }: Listing): Promise<ListedDay[]> {
  const { rows } = await database.query<ListedDay>({
    name: 'read-closed-days',
    text: `select day, 'closed' as state, number::int as number, total::float8 as total,
                  (figures->>'orders')::int as orders, cash_difference::float8 as difference,
                  to_char(closed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "closedAt"
             from day_ends where branch_id = $1 and ($2::text is null or day < $2)
            order by day desc limit ${mostDays + 1}`,
    values: [branch.id, before ?? null],
  })
  return rows
}
