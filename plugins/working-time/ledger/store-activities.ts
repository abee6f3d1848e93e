import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { nameOfUser } from '#collections/shared/people/name-of-user.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { ActivitySource, ActivityState } from '#domain/workforce/working-activity.ts'
import { titleOf, wordsOfStretch } from '#domain/workforce/record-titles.ts'
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

/**
 * Writes the rows of activities, new or anew, in as many statements as for one: past Payload, for the ledger has heard
 * already who may what. They come in the order in which they are given, so of two that go on the earlier one has ended.
 */
export async function storeActivities(
  req: PayloadRequest,
  user: string,
  activities: readonly StoredActivity[],
): Promise<void> {
  if (activities.length === 0) return
  const transaction = await transactionOf(req)
  const titleOfActivity = await titlesOf(req, user, activities)
  const rows = activities.map((activity) => ({ ...rowOf(user, activity), title: titleOfActivity(activity) }))
  await transaction.execute(sql`
    insert into working_activities (${listOf(columns)}, created_at, updated_at)
    select ${listOf(columns)}, now(), now()
      from jsonb_populate_recordset(null::working_activities, ${JSON.stringify(rows)}::jsonb) with ordinality
     order by ordinality
    on conflict (id) do update set
      (${listOf(changing)}, updated_at) = (${listOf(changing.map((each) => `excluded.${each}`))}, excluded.updated_at)`)
  await transaction.execute(sql`
    delete from working_activities_breaks where _parent_id = any (${arrayOf(activities)}::uuid[])`)
  const breaks = activities.flatMap(breaksOf)
  if (breaks.length === 0) return
  await transaction.execute(sql`
    insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
    select _order, _parent_id, id, started_at, ended_at
      from jsonb_populate_recordset(null::working_activities_breaks, ${JSON.stringify(breaks)}::jsonb)`)
}

export async function removeActivities(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    delete from working_activities where id = any (${`{${ids.join(',')}}`}::uuid[])`)
}

const changing =
  'state started_at ended_at branch_id task_id project_id note source device_id reason corrected_by_id made_of title'.split(
    ' ',
  )
const columns = ['id', 'user_id', 'client_id', ...changing]
const listOf = (names: readonly string[]) => sql.raw(names.join(', '))
const arrayOf = (activities: readonly StoredActivity[]) => `{${activities.map(({ id }) => id).join(',')}}`

const rowOf = (user: string, activity: StoredActivity) => ({
  id: activity.id,
  user_id: user,
  client_id: activity.id,
  state: activity.state,
  started_at: isoOf(activity.from),
  ended_at: isoOf(activity.to),
  branch_id: activity.branch,
  task_id: activity.task,
  project_id: activity.project,
  note: activity.note,
  source: activity.source,
  device_id: activity.device,
  reason: activity.reason,
  corrected_by_id: activity.correctedBy,
  made_of: activity.madeOf,
})

const breaksOf = ({ id, breaks }: StoredActivity) =>
  breaks.map(({ from, to }, index) => ({
    _order: index + 1,
    _parent_id: id,
    id: `${id}-${index + 1}`,
    started_at: isoOf(from),
    ended_at: isoOf(to),
  }))

type TitleOf = (activity: StoredActivity) => string

async function titlesOf(
  req: PayloadRequest,
  user: string,
  activities: readonly StoredActivity[],
): Promise<TitleOf> {
  const name = await nameOfUser(req, user)
  const zones = new Map<string, string>()
  for (const branch of new Set(activities.map((activity) => activity.branch))) {
    zones.set(branch, await zoneOfBranch(req, branch))
  }

  return ({ branch, from, to }) => {
    const timeZone = zones.get(branch) ?? usualZone
    return titleOf(name, wordsOfStretch({ from: new Date(from).toISOString(), to: isoOf(to), timeZone }))
  }
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())
