import type { PayloadRequest } from 'payload'

import { callerOf, staffOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

export type PlanBranch = { id: string; name: string; timeZone: string }

/** The branches that whoever asks may plan, by name. */
export async function branchesOfPlans(req: PayloadRequest): Promise<PlanBranch[]> {
  const granted = await rightTo(req, 'create', 'working-schedules')
  if (!granted || !staffOf(req)) throw new Refused('not-allowed')
  const { branches, askers } = callerOf(req)
  const { rows } = await req.payload.db.pool.query<PlanBranch>({
    name: 'branches-of-plans',
    text: `select id, name, coalesce(time_zone, 'Europe/Vienna') as "timeZone" from branches
            where $1::uuid[] is null or id = any($1::uuid[]) order by name, id`,
    values: [askers.includes('ROLE_ADMIN') ? null : branches],
  })

  return rows
}

/** One of them; one that is not among them is answered like one that does not exist. */
export async function branchOfPlans(req: PayloadRequest, asked: string): Promise<PlanBranch> {
  const branch = (await branchesOfPlans(req)).find(({ id }) => id === asked)
  if (!branch) throw new Refused('unknown-branch')

  return branch
}
