import type { PayloadRequest } from 'payload'

import type { BusinessType } from '#domain/catalogue/business-types.data.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { tradeOf } from '#domain/workforce/law/trade-of.ts'
import type { Plan } from '#domain/workforce/planning/plan.contract.ts'
import { callerOf, staffOf } from '#kernel/access/caller.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

export type PlanBranch = NonNullable<Plan['branch']>

type Row = Omit<PlanBranch, 'trade'> & { businessType: BusinessType | null }

/** The branches that whoever asks may plan, by name. */
export async function branchesOfPlans(req: PayloadRequest): Promise<PlanBranch[]> {
  const granted = await rightTo(req, 'create', 'working-schedules')
  if (!granted || !staffOf(req)) throw new Refused('not-allowed')
  const { branches, askers } = callerOf(req)
  const { rows } = await req.payload.db.pool.query<Row>({
    name: 'branches-of-plans',
    text: `select b.id, b.name, coalesce(b.time_zone, $2) as "timeZone",
                  coalesce(b.country::text, 'AT') as country, d.business_type as "businessType"
             from branches b left join divisions d on d.id = b.division_id
            where $1::uuid[] is null or b.id = any($1::uuid[]) order by b.name, b.id`,
    values: [askers.includes('ROLE_ADMIN') ? null : branches, usualZone],
  })

  return rows.map(({ businessType, ...branch }) => ({ ...branch, trade: tradeOf(businessType) }))
}

/** One of them; one that is not among them is answered like one that does not exist. */
export async function branchOfPlans(req: PayloadRequest, asked: string): Promise<PlanBranch> {
  const branch = (await branchesOfPlans(req)).find(({ id }) => id === asked)
  if (!branch) throw new Refused('unknown-branch')

  return branch
}
