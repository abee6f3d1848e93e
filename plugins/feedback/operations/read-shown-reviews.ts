import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { noteRead } from '#kernel/live/readings.ts'
import {
  type ShownReview,
  type ShownReviews,
  shownReviews,
  unnamedGuest,
} from '#domain/content/fed/shown-reviews.ts'

type Asked = { branches: readonly string[]; limit: number }

/** What guests of these branches think, and the newest words that both they and staff let everybody read. */
export async function readShownReviews(
  req: PayloadRequest,
  { branches, limit }: Asked,
): Promise<ShownReviews | null> {
  if (branches.length === 0) return null
  noteRead(['order-reviews'])
  const whose = sql`branch_id in (${sql.join(
    branches.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`
  const db = await transactionOf(req)
  const timeZone = await zoneOfHouse(req)
  const all = await db.execute<{ count: number; sum: number }>(
    sql`select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from order_reviews where ${whose}`,
  )
  const { rows } = await db.execute<ShownReview>(sql`
    select id, rating::int, comment, coalesce(shown_name, ${unnamedGuest}) as name,
           to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as "on"
      from order_reviews
     where ${whose} and is_released and may_be_shown and comment is not null
     order by created_at desc, id limit ${limit}`)

  return shownReviews(all.rows[0] ?? { count: 0, sum: 0 }, rows)
}
