import type { PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import type { PageRequests, PageRequestsQuery } from '#domain/insight/requests/page-requests.contract.ts'
import { untoldParts } from '#domain/insight/statistics/untold-parts.ts'
import { bucketDays, rangeProblem } from '#domain/insight/statistics/statistics-range.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

import { areRequestsCounted } from './are-requests-counted.ts'

const mostPages = 200

/** How often pages were asked for. It reads this table alone, and nothing else reads it. */
export async function readRequests(
  req: PayloadRequest,
  { from, to, division }: PageRequestsQuery,
): Promise<PageRequests> {
  await requireRight(req, 'read', 'analytics-logs')
  const message = rangeProblem({ from, to })
  if (message !== null) throw new Refused('validation', {}, [{ field: 'to', message, code: 'validation' }])
  const { pool } = req.payload.db
  const values = [from, to, division ?? null, await zoneOfHouse(req)]
  const [isOn, days, pages] = await Promise.all([
    areRequestsCounted(req.payload),
    pool.query<{ day: string; requests: number }>({
      name: 'page-requests-by-day',
      text: `select (hour at time zone $4)::date::text as day, sum(requests)::int as requests ${inRange}
              group by 1 order by 1`,
      values,
    }),
    pool.query<{ page: string; requests: number }>({
      name: 'page-requests-by-page',
      text: `select page, sum(requests)::int as requests ${inRange}
              group by 1 order by requests desc, page limit ${mostPages}`,
      values,
    }),
  ])

  const total = sumOf(days.rows)
  const known = new Map(days.rows.map(({ day, requests }) => [day, requests]))
  const all = bucketDays({ from, to }, 'day').map((day) => ({ day, requests: known.get(day) ?? 0 }))

  return {
    isOn,
    total,
    days: told(all).filter(({ requests }) => requests !== 0),
    // What is beyond those that are shown is left of the total as well.
    pages: told([...pages.rows, { page: '', requests: total - sumOf(pages.rows) }]).slice(0, -1),
  }
}

type Counted = { requests: number }

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { requests }) => sum + requests, 0)

/** Too few are not told, nor what would tell them by the total. */
function told<Row extends Counted>(rows: readonly Row[]): (Omit<Row, 'requests'> & PageCount)[] {
  const untold = untoldParts(rows.map(({ requests }) => requests))

  return rows.map((row, place) => ({ ...row, requests: untold.has(place) ? null : row.requests }))
}

type PageCount = { requests: number | null }

const inRange = `
  from page_requests
 where hour >= $1::date::timestamp at time zone $4 and hour < ($2::date + 1)::timestamp at time zone $4
   and ($3::uuid is null or division_id = $3)`
