import type { PayloadRequest } from 'payload'

import { unprintedSeconds } from '#domain/ordering/printing/print-job.ts'
import { branchesInReach } from '#plugins/ordering/ordering.port.ts'

/** What is older is history, and nobody waits for it. */
const hoursLookedAt = 12

/** How many slips somebody has to look after: they wait for too long, went wrong, or nobody knows. */
export async function countUnprinted(req: PayloadRequest): Promise<number> {
  const { rows } = await req.payload.db.pool.query<{ count: number }>({
    name: 'count-unprinted',
    text: `select count(*)::int as count from print_jobs
            where branch_id = any($1::uuid[]) and created_at > $2::timestamptz - interval '${hoursLookedAt} hours'
              and (state in ('unclear', 'failed')
                   or state in ('queued', 'offered') and created_at < $2::timestamptz - interval '${unprintedSeconds} seconds')`,
    values: [await branchesInReach(req), Temporal.Now.instant().toString()],
  })
  return rows[0]?.count ?? 0
}
