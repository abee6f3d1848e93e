import type { Pool } from 'pg'

import { fewestVisits } from '#domain/insight/statistics/untold-parts.ts'

type Asked = { branch?: string | undefined; division?: string | undefined; now: Temporal.Instant }

/**
 * Visits that were somewhere within the last 5 and 30 minutes, where they were told of. Some, but fewer than five, are
 * null, for whoever looks now might know them again.
 */
export async function countRecentVisits(
  pool: Pool,
  { branch, division, now }: Asked,
): Promise<{ last5: number | null; last30: number | null }> {
  const { rows } = await pool.query<{ last5: number; last30: number }>({
    name: 'recent-visits',
    text: recentVisits,
    values: [now.toString(), division ?? null, branch ?? null],
  })
  const { last5 = 0, last30 = 0 } = rows[0] ?? {}

  return { last5: told(last5), last30: told(last30) }
}

const told = (visits: number): number | null => (visits > 0 && visits < fewestVisits ? null : visits)

/** Nobody stays for a day, so months before are not looked at. */
export const recentVisits = `
  select count(distinct l.visit) filter (where l.created_at > $1::timestamptz - interval '5 minutes')::int as last5,
         count(distinct l.visit)::int as last30
    from analytics_logs l
    join analytics_visits v on v.id = l.visit and v.started_at > $1::timestamptz - interval '1 day'
   where l.created_at > $1::timestamptz - interval '30 minutes' and l.created_at <= $1::timestamptz
     and ($2::uuid is null or v.division_id = $2) and ($3::uuid is null or v.branches @> array[$3::uuid])`
