import pg from 'pg'

import { holidaysOfYear } from '../harness/year-of-work.ts'

/**
 * What people owed, worked and were credited, as one would sum it up by hand: one named statement over the same rows of
 * activities, breaks, contracts and absences. No rules of law, no surcharges, no lines that say why, no rights, no HTTP.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const holidays = holidaysOfYear()

type Asked = { amount: number; branch: string; since: string; month: string; until: string }

process.on('message', (asked: Asked) => void run(asked))
process.on('SIGTERM', () => void pool.end().then(() => process.exit(0)))
process.send?.({ type: 'ready', url: 'bare' })

async function run({ amount, branch, since, month, until }: Asked): Promise<void> {
  let docs: unknown[] = []
  for (let round = 0; round < amount; round += 1) {
    const values = [branch, since, until, month, holidays]
    docs = (await pool.query({ name: 'sheets-by-hand', text: sums, values })).rows
    JSON.stringify({ docs })
  }
  process.send?.({ type: 'done', docs })
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const week = weekdays.map((weekday) => `minutes_per_weekday_${weekday}`).join(', ')

const sums = `
  with owed as (
    select c.user_id, d.day, (array[${week}])[d.weekday] as minutes
      from contracts c
      join (select day::date, extract(isodow from day)::int as weekday
              from generate_series($2::date, $3::date - 1, interval '1 day') day) d
        on d.day >= c.valid_from::date and (c.valid_until is null or d.day <= c.valid_until::date)
     where c.branch_id = $1),
  away as (
    select distinct a.user_id, day::date
      from absences a, generate_series(a.first_day::date, a.last_day::date, interval '1 day') day
     where a.branch_id = $1 and a.status = 'approved' and a.type in ('vacation', 'sick')
       and a.first_day::date < $3 and a.last_day::date >= $2),
  worked as (
    select a.user_id, (a.started_at at time zone 'Europe/Vienna')::date as day,
           round(extract(epoch from a.ended_at - a.started_at - coalesce(b.rest, interval '0')) / 60) as minutes,
           round(extract(epoch from b.rest) / 60) as rest
      from working_activities a
      left join lateral (select sum(ended_at - started_at) as rest from working_activities_breaks
                          where _parent_id = a.id) b on true
     where a.branch_id = $1 and a.started_at >= $2::timestamp at time zone 'Europe/Vienna'
       and a.started_at < $3::timestamp at time zone 'Europe/Vienna'),
  lines as (
    select o.user_id, o.day, o.minutes as owed, 0 as worked, 0 as rest,
           case when o.day = any ($5::date[]) or away.day is not null then o.minutes else 0 end as credited
      from owed o left join away using (user_id, day)
     union all
    select user_id, day, 0, minutes, rest, 0 from worked)
  select user_id as person,
         coalesce(sum(owed) filter (where day >= $4::date), 0)::float8 as owed,
         coalesce(sum(worked) filter (where day >= $4::date), 0)::float8 as worked,
         coalesce(sum(rest) filter (where day >= $4::date), 0)::float8 as breaks,
         coalesce(sum(credited) filter (where day >= $4::date), 0)::float8 as credited,
         (sum(worked) + sum(credited) - sum(owed))::float8 as time
    from lines group by user_id order by user_id`
