import type { PayloadRequest } from 'payload'

import type { BranchClock } from '#domain/ordering/day-end/open-days.ts'
import { branchesToRead } from '#kernel/access/branches-to-read.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'

export type DayBranch = BranchClock & { id: string; name: string; house: string | null }

/** The branches whose day ends the person who asks may read, by name. */
export async function branchesOfDays(req: PayloadRequest): Promise<DayBranch[]> {
  return readBranches(req.payload.db.pool, await branchesToRead(req, 'day-ends'))
}

/** One of them; one that is not among them is answered like one that does not exist. */
export async function branchOfDays(req: PayloadRequest, asked: string): Promise<DayBranch> {
  const ids = await branchesToRead(req, 'day-ends')
  const [branch] = await readBranches(
    req.payload.db.pool,
    ids === null ? [asked] : ids.filter((id) => id === asked),
  )
  if (!branch) throw new Refused('unknown-branch')

  return branch
}

/** All of them, or those of these ids. */
export async function readBranches(database: Querying, ids: readonly string[] | null): Promise<DayBranch[]> {
  const { rows } = await database.query<DayBranch>({
    name: 'branches-of-days',
    text: `select b.id, b.name, b.time_zone as "timeZone", coalesce(b.business_day_starts_at, '04:00') as "startsAt",
                  d.name as house
             from branches b left join divisions d on d.id = b.division_id
            where $1::jsonb is null or b.id in (select jsonb_array_elements_text($1::jsonb)::uuid)
            order by b.name, b.id`,
    values: [ids && JSON.stringify(ids)],
  })
  return rows
}
