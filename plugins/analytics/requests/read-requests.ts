import type { PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import type { PageRequests, PageRequestsQuery } from '#domain/insight/requests/page-requests.contract.ts'
import { fewestVisits } from '#domain/insight/statistics/few-visits.ts'
import { requireRight } from '#kernel/access/rights.ts'

import { areRequestsCounted } from './are-requests-counted.ts'

const mostPages = 200

/** How often pages were asked for. It reads this table alone, and nothing else reads it. */
export async function readRequests(
  req: PayloadRequest,
  { from, to, division }: PageRequestsQuery,
): Promise<PageRequests> {
  await requireRight(req, 'read', 'analytics-logs')
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

  return {
    isOn,
    total: days.rows.reduce((sum, { requests }) => sum + requests, 0),
    days: days.rows,
    pages: pages.rows.map(({ page, requests }) => ({
      page,
      requests: requests < fewestVisits ? null : requests,
    })),
  }
}

const inRange = `
  from page_requests
 where hour >= $1::date::timestamp at time zone $4 and hour < ($2::date + 1)::timestamp at time zone $4
   and ($3::uuid is null or division_id = $3)`
