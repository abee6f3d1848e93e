import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { stateByNow } from '#domain/workforce/ledger/forgotten-end.ts'
import { workedMinutes } from '#domain/workforce/ledger/work-stretch.ts'
import type { ActivityView } from '#domain/workforce/time-tracking.contract.ts'
import type { ActivityState } from '#domain/workforce/working-activity.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

type Reference = { id: string; name: string }
type Row = {
  id: string
  state: ActivityState
  from: number
  to: number | null
  breaks: { from: number; to: number | null }[]
  branch: Reference
  task: Reference | null
  project: Reference | null
  note: string | null
}

/** One's own activities that touch a period, the newest first. Instants are ms. */
export function viewPeriod(
  req: PayloadRequest,
  user: string,
  { fromMs, toMs }: { fromMs: number; toMs: number },
  now: Temporal.Instant,
): Promise<ActivityView[]> {
  return view(
    req,
    now,
    sql`a.user_id = ${user} and a.started_at < ${new Date(toMs).toISOString()}
        and (a.ended_at > ${new Date(fromMs).toISOString()}
             or (a.ended_at is null and (a.state <> 'incomplete'
                                         or a.started_at >= ${new Date(fromMs).toISOString()})))`,
  )
}

export async function viewActivity(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<ActivityView | null> {
  const [found] = await view(req, now, sql`a.id = ${id}`)

  return found ?? null
}

/** What somebody works at just now. */
export async function viewCurrent(
  req: PayloadRequest,
  user: string,
  now: Temporal.Instant,
): Promise<ActivityView | null> {
  const [found] = await view(req, now, sql`a.user_id = ${user} and a.state in ('running', 'paused')`)

  return found ?? null
}

async function view(
  req: PayloadRequest,
  now: Temporal.Instant,
  where: ReturnType<typeof sql>,
): Promise<ActivityView[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    select a.id, a.state, a.note,
           (extract(epoch from a.started_at) * 1000)::float8 as "from",
           (extract(epoch from a.ended_at) * 1000)::float8 as "to",
           coalesce((select json_agg(json_build_object('from', extract(epoch from b.started_at) * 1000,
                                                       'to', extract(epoch from b.ended_at) * 1000) order by b._order)
                       from working_activities_breaks b where b._parent_id = a.id), '[]') as breaks,
           json_build_object('id', branches.id, 'name', branches.name) as branch,
           case when tasks.id is not null then json_build_object('id', tasks.id, 'name', tasks.title) end as task,
           case when projects.id is not null then json_build_object('id', projects.id, 'name', projects.name) end
             as project
      from working_activities a
      join branches on branches.id = a.branch_id
      left join tasks on tasks.id = a.task_id
      left join projects on projects.id = a.project_id
     where ${where}
     order by a.started_at desc, a.id
     limit 400`)

  return rows.map((row) => viewOf(row, now.epochMilliseconds))
}

function viewOf(
  { id, state, from, to, breaks, branch, task, project, note }: Row,
  nowMs: number,
): ActivityView {
  const isUnknown = stateByNow({ state, from }, nowMs) === 'incomplete'

  return {
    id,
    state,
    branch,
    task,
    project,
    note,
    startedAt: isoOf(from),
    endedAt: to === null ? null : isoOf(to),
    breaks: breaks.map((each) => ({
      startedAt: isoOf(each.from),
      endedAt: each.to === null ? null : isoOf(each.to),
    })),
    workedMinutes: isUnknown
      ? 0
      : workedMinutes(
          {
            from,
            to,
            breaks,
          },
          nowMs,
        ),
  }
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
