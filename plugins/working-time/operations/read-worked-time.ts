import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** How long somebody worked at a branch in what began within one hour of a day; whole minutes of each stretch. */
export type TimeOfPerson = { branch: string; person: string | null; day: string; hour: Date; minutes: number }
/** One stretch of somebody's work, and what it was for. */
export type WorkOfPerson = Omit<TimeOfPerson, 'person'> & { project: string | null; task: string | null }

type Days = { from: string; to: string }

/**
 * What was worked at branches, by the day on which it began there (`YYYY-MM-DD`, both included), without breaks. What
 * has no end yet counts nothing.
 */
export async function readWorkedTime(
  database: Querying,
  { branches, from, to }: Days & { branches: readonly string[] },
): Promise<TimeOfPerson[]> {
  const { rows } = await database.query<TimeOfPerson>({
    name: 'read-worked-time',
    text: `select branch, person, day, hour, sum(minutes)::float8 as minutes
             from (${workedWhere('a.branch_id = any($1::uuid[])')}) worked group by 1, 2, 3, 4`,
    values: [branches, from, to],
  })

  return rows
}

/** The same of one person, wherever they worked, each stretch by itself. */
export async function readWorkOfPerson(
  database: Querying,
  { person, from, to }: Days & { person: string },
): Promise<WorkOfPerson[]> {
  const { rows } = await database.query<WorkOfPerson>({
    name: 'read-work-of-person',
    text: `select branch, day, hour, project, task, minutes::float8 as minutes
             from (${workedWhere('a.user_id = $1')}) worked`,
    values: [person, from, to],
  })

  return rows
}

const workedWhere = (condition: string): string => `
  select a.branch_id as branch, a.user_id as person, a.project_id as project, a.task_id as task,
         to_char(at.day, 'YYYY-MM-DD') as day, date_trunc('hour', a.started_at, 'UTC') as hour,
         greatest(0, round((extract(epoch from a.ended_at - a.started_at) - breaks.seconds) / 60)) as minutes
    from working_activities a
    join branches b on b.id = a.branch_id
    cross join lateral (
      select (a.started_at at time zone coalesce(b.time_zone::text, '${usualZone}'))::date as day) at
    cross join lateral (
      select coalesce(sum(extract(epoch from coalesce(r.ended_at, a.ended_at) - r.started_at)), 0) as seconds
        from working_activities_breaks r where r._parent_id = a.id) breaks
   where a.state = 'ended' and ${condition}
     and a.started_at >= $2::date - 1 and a.started_at < $3::date + 2 and at.day between $2 and $3`
