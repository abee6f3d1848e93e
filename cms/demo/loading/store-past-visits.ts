import type { Payload } from 'payload'

import { storeWholeVisits } from '#plugins/analytics/analytics.port.ts'

import { pastVisits, type VisitedPlace } from '../past-visits.ts'

const seed = 1908

/** Writes the visits of the past year to all shops and websites of the house. */
export async function storePastVisits({ db }: Payload, now: Temporal.Instant): Promise<number> {
  const [shops, sites, codes] = await Promise.all([
    db.pool.query<Shop>(
      `select b.id as branch, b.identifier as shop, b.division_id as division, b.time_zone as "timeZone"
         from branches b where b.is_public and b.division_id is not null order by b.created_at, b.id`,
    ),
    db.pool.query<{ division: string; pages: string[] }>(
      `select division_id as division, array_agg('/' || path order by path) as pages
         from sites where is_public and _status = 'published' and division_id is not null group by 1 order by 1`,
    ),
    db.pool.query<{ path: string }>('select path from qr_codes where is_enabled order by path'),
  ])
  const timeZone = shops.rows[0]?.timeZone ?? 'Europe/Vienna'
  const places = [
    ...shops.rows.map(
      (shop, index): VisitedPlace => ({ ...shop, category: 'shop', share: index === 0 ? 0.7 : 0.25 }),
    ),
    ...sites.rows.map(
      ({ division, pages }): VisitedPlace => ({
        division,
        timeZone,
        category: 'website',
        pages: ['/', ...pages.filter((page) => page !== '/')],
        share: 0.35,
      }),
    ),
  ]
  const visits = pastVisits({ places, codes: codes.rows.map(({ path }) => path), now, seed })
  await storeWholeVisits(db.pool, visits, now)

  return visits.length
}

type Shop = { branch: string; shop: string; division: string; timeZone: string }
