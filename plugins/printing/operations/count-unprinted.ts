import type { PayloadRequest } from 'payload'

import { unprintedSeconds } from '#domain/ordering/printing/print-job.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'
import { branchesInReach } from '#plugins/ordering/ordering.port.ts'

/** What is older is history, and nobody waits for it. */
const hoursLookedAt = 12

export type Unprinted = {
  count: number /** When the oldest of them was made, ISO text. */
  since: string | null
}

/**
 * The slips of one branch, or of all in reach, that somebody has to look after: they wait for too long, went wrong, or
 * nobody knows. What came to nothing has been looked after once a copy of it is on paper, whoever asked for that.
 */
export async function readUnprinted(req: PayloadRequest, branch?: string): Promise<Unprinted> {
  const { rows } = await req.payload.db.pool.query<Unprinted>({
    name: 'count-unprinted',
    text: `select count(*)::int as count,
                  to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since
             from print_jobs j
            where branch_id = any($1::uuid[]) and created_at > $2::timestamptz - interval '${hoursLookedAt} hours'
              and (state in ('unclear', 'failed') and not exists (${printedSince})
                   or state in ('queued', 'offered') and created_at < $2::timestamptz - interval '${unprintedSeconds} seconds')`,
    values: [await branchesInReach(req, branch), Temporal.Now.instant().toString()],
  })
  return rows[0] ?? { count: 0, since: null }
}

const printedSince = `
  select from print_jobs c
   where (c.order_id = j.order_id or c.day_end_id = j.day_end_id) and c.state = 'printed' and c.copy > j.copy
     and c.layout = j.layout and c.station_id is not distinct from j.station_id
     and c.payment_id is not distinct from j.payment_id`

export const countUnprinted = async (req: PayloadRequest): Promise<number> => (await readUnprinted(req)).count

/** The same for the start view, which leads to what is to be done about them. */
export async function unprintedOfToday(req: PayloadRequest): Promise<TodayLine[]> {
  const { count, since } = await readUnprinted(req)

  return [
    {
      key: 'slips-unprinted',
      label: count === 1 ? 'Ungedruckter Bon' : 'Ungedruckte Bons',
      count,
      since,
      note: 'wartet seit über einer Minute, ist fehlgeschlagen oder unklar',
      tone: 'wrong',
      path: '/printers',
    },
  ]
}
