import type { Pool } from 'pg'

import { forgottenAfterMs } from '#domain/workforce/ledger/forgotten-end.ts'

/** How many people work just now in these branches; an end that was forgotten is none. */
export async function countAtWork(
  pool: Pool,
  branches: readonly string[],
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await pool.query<{ people: number }>({
    name: 'people-at-work',
    text: `select count(distinct user_id)::int as people from working_activities
            where state in ('running', 'paused') and branch_id = any($1::uuid[]) and started_at > $2::timestamptz`,
    values: [branches, now.subtract({ milliseconds: forgottenAfterMs }).toString()],
  })

  return rows[0]?.people ?? 0
}
