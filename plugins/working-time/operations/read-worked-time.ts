import type { Grain } from '#domain/insight/statistics/statistics-range.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/**
 * How long somebody worked at a branch in what began on a day, or within one hour of it where that is asked for; whole
 * minutes of each stretch. A week or a month is told by its first day, which may lie before what is asked for.
 */
export type TimeOfPerson = {
  branch: string
  person: string | null
  day: string
  hour: Date | null
  minutes: number
}
/** One stretch of somebody's work, and what it was for. */
export type WorkOfPerson = Omit<TimeOfPerson, 'person' | 'hour'> & {
  hour: Date
  project: string | null
  task: string | null
}

type Days = { from: string; to: string }

/**
 * What was worked at branches, by the day on which it began there (`YYYY-MM-DD`, both included), without breaks. What
 * has no end yet counts nothing.
 */
export async function readWorkedTime(
  database: Querying,
  { branches, from, to, grain }: Days & { branches: readonly string[]; grain: Grain },
): Promise<TimeOfPerson[]> {
  const { rows } = await database.query<TimeOfPerson>({
    name: `read-worked-time-by-${grain}`,
    text: `select branch, person, (${firstDayOf(grain, 'day')})::text as day,
                  ${grain === 'hour' ? startedHour : 'null::timestamptz'} as hour, sum(minutes)::float8 as minutes
             from (${workedWhere('a.branch_id = any($1::uuid[])')}) worked
            where day between $2 and $3 group by branch, person, ${firstDayOf(grain, 'day')}, 4`,
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
    text: `select branch, day::text as day, ${startedHour} as hour, project, task, minutes::float8 as minutes
             from (${workedWhere('a.user_id = $1')}) worked where day between $2 and $3`,
    values: [person, from, to],
  })

  return rows
}

/** The first day of the point that a day belongs to, as SQL; an hour is one of its day. */
export const firstDayOf = (grain: Grain, day: string): string =>
  grain === 'week' || grain === 'month' ? `date_trunc('${grain}', ${day}::timestamp)::date` : day

/** An interval in whole milliseconds, as SQL. */
export const msOf = (interval: string): string => `round(date_part('epoch', ${interval}) * 1000)`

const startedHour = `date_trunc('hour', started_at, 'UTC')`

/**
 * Breaks are joined, not asked for one stretch after the other: a year has thousands. Milliseconds are whole numbers,
 * which floating point adds exactly and faster than decimals; half a minute is one.
 */
const workedWhere = (condition: string): string => `
  select a.branch_id as branch, a.user_id as person, a.project_id as project, a.task_id as task, a.started_at,
         (a.started_at at time zone coalesce(b.time_zone::text, '${usualZone}'))::date as day,
         greatest(0, floor((${msOf('a.ended_at - a.started_at')}
           - coalesce(sum(${msOf('coalesce(r.ended_at, a.ended_at) - r.started_at')}), 0)) / 60000 + 0.5)) as minutes
    from working_activities a
    join branches b on b.id = a.branch_id
    left join working_activities_breaks r on r._parent_id = a.id
   where a.state = 'ended' and ${condition}
     and a.started_at >= $2::date - 1 and a.started_at < $3::date + 2
   group by a.id, b.id`
