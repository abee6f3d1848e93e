import type { Querying } from '#kernel/database/in-turn.ts'
import { sumCodeDays, sumMonths } from '#plugins/qr-codes/qr-codes.port.ts'

import { drawnInSql, favouredInSql } from './drawn.ts'
import { daysOfHouse, type HouseSize, zoneOfHouse } from './house-sizes.ts'
import type { House } from './open-house.ts'

type Filling = { house: House; size: HouseSize; firstDay: string }

const daysSince = (firstDay: string) =>
  `generate_series(date '${firstDay}', date '${firstDay}' + ${daysOfHouse - 1}, interval '1 day') as t (day)`
const isAtWork = 'd.nth % 7 <> u.nth % 7 and (d.nth + 1) % 7 <> u.nth % 7'

/** What everybody works on five days of each week, with a break, and the shifts that were planned for it. */
export async function fillWork(database: Querying, { house, firstDay }: Filling): Promise<void> {
  const people = `unnest($1::uuid[]) with ordinality as u (id, nth)`
  const days = `(select day::date as day, row_number() over (order by day) as nth from ${daysSince(firstDay)}) d`
  const places = `(array[${house.branches.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + u.nth % ${house.branches.length}]`
  const begin = `(d.day + time '09:00' + u.nth % 8 * interval '1 hour') at time zone '${zoneOfHouse}'`
  await database.query(
    `insert into working_activities (id, user_id, branch_id, state, started_at, ended_at, source, made_of, title)
     select md5('work ' || u.nth || ' ' || d.nth)::uuid, u.id, ${places}, 'ended', ${begin},
            ${begin} + interval '6 hours 30 minutes' + (u.nth + d.nth) % 60 * interval '1 minute', 'terminal', '[]', 'Arbeit'
       from ${people} join ${days} on ${isAtWork}`,
    [house.people],
  )
  await database.query(`
    insert into working_activities_breaks (_order, _parent_id, id, started_at, ended_at)
    select 1, id, id || '-1', started_at + interval '3 hours', started_at + interval '3 hours 30 minutes'
      from working_activities`)
  await database.query(
    `insert into working_schedules (id, user_id, branch_id, status, "from", "to", break_minutes, title, day)
     select md5('shift ' || u.nth || ' ' || d.nth)::uuid, u.id, ${places}, 'published', ${begin},
            ${begin} + interval '7 hours', 30, 'Dienst', d.day::text
       from ${people} join ${days} on ${isAtWork}`,
    [house.people],
  )
}

/** Scans of printed codes, and their sums of each day. A batch lies in one place, and a code leads to two targets. */
export async function fillScans(database: Querying, { house, size, firstDay }: Filling): Promise<void> {
  const ids = house.codes.map(({ id }) => `'${id}'`).join(', ')
  await database.query(`
    insert into qr_scans (id, at, day, code, batch, place, target_kind, target_key, device, language)
    select md5('scan ' || n)::uuid, (day + second * interval '1 second') at time zone '${zoneOfHouse}', day,
           (array[${ids}]::uuid[])[1 + code], batch, 'Tisch ' || (code * 7 + batch) % 30, 'url',
           '/aktion-' || (code + ${favouredInSql('n', 25, 2)}) % 5, 'phone', 'de'
      from generate_series(1, ${size.scans}) as n,
           lateral (select date '${firstDay}' + ((n - 1) * ${daysOfHouse}::bigint / ${size.scans})::int as day,
                           28800 + floor(50000 * ${drawnInSql('n', 21)})::int as second,
                           ${favouredInSql('n', 22, house.codes.length)} as code, ${favouredInSql('n', 23, 4)} as batch) d`)
  await database.query(`
    insert into qr_days (day, code, batch, place, target_kind, target_key, scans)
    select day, code, batch, place, target_kind, target_key, count(*) from qr_scans group by 1, 2, 3, 4, 5, 6 order by 1`)
  await database.query(sumMonths())
  await database.query(sumCodeDays())
}
