import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import type { WholeVisit } from '#plugins/analytics/analytics.port.ts'

import { qrCodes } from '../office/qr-codes.data.ts'
import { pastVisits, type VisitedPlace } from '../past-visits.ts'
import type { StoredBranch } from './store-branches.ts'

const seed = 1908

/** The visits of the past year to all shops and websites of the house; orders of those who bought follow from them. */
export async function planPastVisits(
  req: PayloadRequest,
  { branches, now }: { branches: readonly StoredBranch[]; now: Temporal.Instant },
): Promise<WholeVisit[]> {
  const transaction = await transactionOf(req)
  const { rows: sites } = await transaction.execute<{ division: string; pages: string[] }>(sql`
    select division_id as division, array_agg('/' || path order by path) as pages
      from sites where is_public and _status = 'published' and division_id is not null group by 1 order by 1`)
  const timeZone = branches[0]?.branch.timeZone ?? 'Europe/Vienna'
  const places = [
    ...branches.map(toPlace),
    ...sites.map(
      ({ division, pages }): VisitedPlace => ({
        division,
        timeZone,
        category: 'website',
        pages: ['/', ...pages.filter((page) => page !== '/')],
        share: 0.35,
      }),
    ),
  ]

  return pastVisits({ places, codes: qrCodes.flatMap(({ visited }) => visited ?? []), now, seed })
}

/** Where orders of the past are told of, visits end in them; elsewhere people only look. */
function toPlace({ demo, branch }: StoredBranch, index: number): VisitedPlace {
  return {
    branch: branch.id,
    shop: branch.identifier,
    division: branch.division ? idOf(branch.division) : '',
    timeZone: branch.timeZone,
    category: 'shop',
    openingHours: demo.hasPast ? demo.record.openingHours : [],
    share: index === 0 ? 0.7 : demo.hasPast ? 0.5 : 0.2,
  }
}
