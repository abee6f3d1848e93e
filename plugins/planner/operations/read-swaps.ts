import type { PayloadRequest } from 'payload'

import type { SwapOfPlan } from '#domain/workforce/planning/plan.contract.ts'

import type { PlanBranch } from './branches-of-plans.ts'

/** What waits for somebody to take or to decide about it, of shifts that have not begun, the next one first. */
export async function readSwaps(
  req: PayloadRequest,
  { branch, now }: { branch: PlanBranch; now: Temporal.Instant },
): Promise<SwapOfPlan[]> {
  const { rows } = await req.payload.db.pool.query<SwapOfPlan>({
    name: 'read-swaps',
    text: `select s.id, s.shift_id as shift, coalesce(s.title, '') as "shiftTitle", s.status::text as status,
                  giver.name as giver, taker.name as taker, s.note
             from shift_swaps s
             join working_schedules w on w.id = s.shift_id
             left join users giver on giver.id = s.user_id
             left join users taker on taker.id = s.taker_id
            where s.branch_id = $1 and s.status in ('requested', 'accepted') and w."from" > $2
            order by w."from", s.id`,
    values: [branch.id, now.toString()],
  })

  return rows
}
