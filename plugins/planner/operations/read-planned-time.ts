import { usualZone } from '#domain/time/time-zones.data.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** How long somebody is to work at a branch in what begins within one hour of a day; nobody yet where a shift is open. */
type PlannedTime = { branch: string; person: string | null; day: string; hour: Date; minutes: number }

type Asked = { branches: readonly string[]; from: string; to: string }

/** Published shifts of branches, by the day on which they begin there (`YYYY-MM-DD`, both included), without breaks. */
export async function readPlannedTime(database: Querying, asked: Asked): Promise<PlannedTime[]> {
  const { rows } = await database.query<PlannedTime>({
    name: 'read-planned-time',
    text: `select s.branch_id as branch, s.user_id as person, to_char(at.day, 'YYYY-MM-DD') as day,
                  date_trunc('hour', s."from", 'UTC') as hour,
                  sum(greatest(0, round(extract(epoch from s."to" - s."from") / 60 - coalesce(s.break_minutes, 0))))::float8
                    as minutes
             from working_schedules s
             join branches b on b.id = s.branch_id
             cross join lateral (
               select (s."from" at time zone coalesce(b.time_zone::text, '${usualZone}'))::date as day) at
            where s.status = 'published' and s.branch_id = any($1::uuid[])
              and s."from" >= $2::date - 1 and s."from" < $3::date + 2 and at.day between $2 and $3
            group by 1, 2, 3, 4`,
    values: [asked.branches, asked.from, asked.to],
  })

  return rows
}
