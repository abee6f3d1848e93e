import type { Grain } from '#domain/insight/statistics/statistics-range.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { firstDayOf, msOf } from '#plugins/working-time/working-time.port.ts'

/**
 * How long somebody is to work at a branch in what begins on a day, or within one hour of it where that is asked for;
 * nobody yet where a shift is open. A week or a month is told by its first day, which may lie before what is asked for.
 */
type PlannedTime = { branch: string; person: string | null; day: string; hour: Date | null; minutes: number }
/** One shift of somebody, and when it is over. */
export type ShiftOfPerson = Omit<PlannedTime, 'person' | 'hour'> & { hour: Date; until: Date }

type Days = { from: string; to: string }

/** Published shifts of branches, by the day on which they begin there (`YYYY-MM-DD`, both included), without breaks. */
export async function readPlannedTime(
  database: Querying,
  { branches, from, to, grain }: Days & { branches: readonly string[]; grain: Grain },
): Promise<PlannedTime[]> {
  const { rows } = await database.query<PlannedTime>({
    name: `read-planned-time-by-${grain}`,
    text: `select branch, person, (${firstDayOf(grain, 'day')})::text as day,
                  ${grain === 'hour' ? beginningHour : 'null::timestamptz'} as hour, sum(minutes)::float8 as minutes
             from (${plannedWhere('s.branch_id = any($1::uuid[])')}) planned
            group by branch, person, ${firstDayOf(grain, 'day')}, 4`,
    values: [branches, from, to],
  })

  return rows
}

/** The same of one person, wherever they are to work, each shift by itself. */
export async function readShiftsOfPerson(
  database: Querying,
  { person, from, to }: Days & { person: string },
): Promise<ShiftOfPerson[]> {
  const { rows } = await database.query<ShiftOfPerson>({
    name: 'read-shifts-of-person',
    text: `select branch, day::text as day, ${beginningHour} as hour, until, minutes::float8 as minutes
             from (${plannedWhere('s.user_id = $1')}) planned`,
    values: [person, from, to],
  })

  return rows
}

const beginningHour = `date_trunc('hour', begun, 'UTC')`

const plannedWhere = (condition: string): string => `
  select s.branch_id as branch, s.user_id as person, at.day, s."from" as begun, s."to" as until,
         greatest(0, floor(${msOf('s."to" - s."from"')} / 60000 - coalesce(s.break_minutes, 0) + 0.5)) as minutes
    from working_schedules s
    join branches b on b.id = s.branch_id
    cross join lateral (
      select (s."from" at time zone coalesce(b.time_zone::text, '${usualZone}'))::date as day) at
   where s.status = 'published' and ${condition}
     and s."from" >= $2::date - 1 and s."from" < $3::date + 2 and at.day between $2 and $3`
