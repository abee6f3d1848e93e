import type { Pool } from 'pg'

import { isoDayOf } from '#domain/time/calendar-day.ts'
import { publicHolidaysOf } from '#plugins/working-time/holidays/public-holidays.ts'

/** A year that is over, whenever this runs. */
export const year = 2025

export const holidaysOfYear = (): string[] =>
  publicHolidaysOf({ country: 'AT', region: null, year }).map(({ day }) => isoDayOf(day))

/**
 * What everybody at a branch worked from Monday to Friday, but for holidays and absences, each day with a break: two of
 * three by day, one in the evening until after midnight. Minutes differ from day to day.
 */
export async function storeYearOfWork(pool: Pool, branch: string): Promise<void> {
  await pool.query(
    `insert into working_activities
       (id, user_id, branch_id, state, started_at, ended_at, source, made_of, title, created_at, updated_at)
     select gen_random_uuid(), c.user_id, c.branch_id, 'ended', begin.at,
            begin.at + interval '8 hours 30 minutes' + make_interval(mins => (d.day - date '2025-01-01') * 7 % 23),
            'terminal', '[]', 'Arbeit', now(), now()
       from (select row_number() over (order by user_id) as nth, * from contracts where branch_id = $1) c
       join (select day::date from generate_series(date '2025-01-01', date '2025-12-31', interval '1 day') day) d
         on extract(isodow from d.day) < 6 and d.day <> all ($2::date[])
            and not exists (select from absences a where a.user_id = c.user_id
                               and d.day between a.first_day::date and a.last_day::date),
            lateral (select (d.day + case when c.nth % 3 = 0 then time '16:00' else time '08:00' end
                             - make_interval(mins => (c.nth::int + extract(day from d.day)::int) % 9))
                            at time zone 'Europe/Vienna' as at) begin`,
    [branch, holidaysOfYear()],
  )
  await pool.query(
    `insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
     select 1, id, id::text || '-1', started_at + interval '4 hours', started_at + interval '4 hours 32 minutes'
       from working_activities where branch_id = $1`,
    [branch],
  )
  await pool.query('analyze')
}
