import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

type Counted = { count: number; since: string | null; day: string | null; branch: string | null }

/** Shifts that two people have agreed about, of which whoever leads has said nothing yet. */
export async function waitingSwaps(req: PayloadRequest, now: Temporal.Instant): Promise<TodayLine[]> {
  const { count, since, day, branch } = await read(req, now)

  return [
    {
      key: 'swaps-accepted',
      label: count === 1 ? 'Schichttausch' : 'Schichttausche',
      count,
      since,
      tone: 'waits',
      path: `/planung?${new URLSearchParams({ filiale: branch ?? '', tag: day ?? '' })}`,
    },
  ]
}

export const countSwaps = async (req: PayloadRequest): Promise<number> =>
  (await read(req, Temporal.Now.instant())).count

async function read(req: PayloadRequest, now: Temporal.Instant): Promise<Counted> {
  const staff = staffOf(req)
  const { rows } = await req.payload.db.pool.query<Counted>({
    name: 'today-waiting-swaps',
    text: `select count(*)::int as count,
                  to_char(min(s.updated_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as since,
                  (array_agg(to_char(w."from" at time zone b.time_zone::text, 'YYYY-MM-DD') order by w."from"))[1] as day,
                  (array_agg(s.branch_id::text order by w."from"))[1] as branch
             from shift_swaps s
             join working_schedules w on w.id = s.shift_id
             join branches b on b.id = s.branch_id
            where s.status = 'accepted' and w."from" > $1::timestamptz
              and ($2::uuid[] is null or s.branch_id = any ($2::uuid[]))`,
    values: [now.toString(), staff?.roles.includes('ROLE_ADMIN') ? null : (staff?.branches ?? [])],
  })

  return rows[0] ?? { count: 0, since: null, day: null, branch: null }
}
