import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { nameOfUser } from '#collections/shared/people/name-of-user.ts'
import { wordsByBranch } from '#collections/shared/people/words-by-branch.ts'
import type { ActivitySource, ActivityState } from '#domain/workforce/working-activity.ts'
import { titleOf } from '#domain/workforce/record-titles.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** A row of `working-activities`, as the ledger makes it. */
export type StoredActivity = {
  id: string
  state: ActivityState
  /** Instants are ms. */
  from: number
  to: number | null
  breaks: { from: number; to: number | null }[]
  branch: string
  task: string | null
  project: string | null
  note: string | null
  source: ActivitySource
  device: string | null
  reason: string | null
  correctedBy: string | null
  madeOf: string[]
}

/** Writes the row of an activity, new or anew: past Payload, for the ledger has heard already who may what. */
export async function storeActivity(
  req: PayloadRequest,
  user: string,
  activity: StoredActivity,
): Promise<void> {
  const { id, from, to, branch, breaks } = activity
  const transaction = await transactionOf(req)
  const title = await titleOfActivity(req, user, activity)
  await transaction.execute(sql`
    insert into working_activities
      (id, user_id, branch_id, state, started_at, ended_at, task_id, project_id, note, source, device_id, reason,
       corrected_by_id, client_id, made_of, title, created_at, updated_at)
    values
      (${id}, ${user}, ${branch}, ${activity.state}, ${isoOf(from)}, ${isoOf(to)},
       ${activity.task}, ${activity.project}, ${activity.note}, ${activity.source}, ${activity.device},
       ${activity.reason}, ${activity.correctedBy}, ${id}, ${JSON.stringify(activity.madeOf)}::jsonb, ${title},
       now(), now())
    on conflict (id) do update set
      state = excluded.state, started_at = excluded.started_at, ended_at = excluded.ended_at,
      branch_id = excluded.branch_id, task_id = excluded.task_id, project_id = excluded.project_id,
      note = excluded.note, source = excluded.source, device_id = excluded.device_id, reason = excluded.reason,
      corrected_by_id = excluded.corrected_by_id, made_of = excluded.made_of, title = excluded.title,
      updated_at = excluded.updated_at`)
  await transaction.execute(sql`delete from working_activities_breaks where _parent_id = ${id}`)
  for (const [index, rest] of breaks.entries()) {
    await transaction.execute(sql`
      insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
      values (${index + 1}, ${id}, ${`${id}-${index + 1}`}, ${isoOf(rest.from)}, ${isoOf(rest.to)})`)
  }
}

export async function removeActivity(req: PayloadRequest, id: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from working_activities where id = ${id}`)
}

async function titleOfActivity(
  req: PayloadRequest,
  user: string,
  { branch, from, to }: StoredActivity,
): Promise<string> {
  const words = await wordsByBranch(req, {
    branch,
    from: isoOf(from),
    to: isoOf(to),
  })

  return titleOf(await nameOfUser(req, user), words ?? [])
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
