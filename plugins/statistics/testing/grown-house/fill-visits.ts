import type { Querying } from '#kernel/database/in-turn.ts'

import { drawnInSql, favouredInSql } from './drawn.ts'
import { daysOfHouse, eventsOfVisit, type HouseSize, zoneOfHouse } from './house-sizes.ts'
import type { House } from './open-house.ts'
import { screens, type Walk, walksOf, waysOf } from './walks.ts'

/** Seconds between the events of a visit, so few that none goes on after midnight. */
const between = 20
/** From six in the morning on, by the clock of the house. */
const firstSecond = 21_600
const openSeconds = 63_000
/** Most visitors come again. */
const visitsOfVisitor = 3

/**
 * Visits with their events, as the product keeps them, by a few statements. What they were drawn from stays in the
 * tables `drawn_…` of the connection, by which they are counted.
 */
export async function fillVisits(
  database: Querying,
  { house, size, firstDay }: { house: House; size: HouseSize; firstDay: string },
): Promise<void> {
  const walks = walksOf(house)
  await keepWalks(database, walks)
  await keepTerms(database, house)
  await database.query(
    drawing({
      visits: Math.ceil(size.events / eventsOfVisit),
      walks: walks.length,
      ways: waysOf(house).length,
      firstDay,
    }),
  )
  await database.query('analyze drawn_visits')
  await database.query(storing)
  await database.query(logging)
}

async function keepWalks(database: Querying, walks: readonly Walk[]): Promise<void> {
  const rows = walks.map(({ steps, counts, ...walk }, nth) => ({
    walk: nth,
    ...walk,
    steps: steps.map(({ n, page, action, branch }) =>
      branch !== undefined ? [n, page, action ?? null, branch] : [n, page],
    ),
    counts,
  }))
  await database.query(
    `create temporary table drawn_walks as
     select w.walk, w.division, w.views, w."isOrdered" as is_ordered, w.steps, w.counts,
            array(select jsonb_array_elements_text(w.branches)::uuid) as branches,
            array(select distinct step ->> 1 from jsonb_array_elements(w.steps) as step
                   where step ->> 2 is null order by 1) as pages
       from jsonb_to_recordset($1::jsonb) as w
            (walk int, division uuid, branches jsonb, views int, "isOrdered" boolean, steps jsonb, counts jsonb)`,
    [JSON.stringify(rows)],
  )
  await database.query(`
    create temporary table drawn_walk_counts as
    select walk, c.* from drawn_walks,
           jsonb_to_recordset(counts) as c (by text, key text, visits int, amount int)`)
  await database.query('analyze drawn_walks, drawn_walk_counts')
}

/** On what visitors come, and by which ways, with their numbers. */
async function keepTerms(database: Querying, house: House): Promise<void> {
  await database.query(
    `create temporary table drawn_screens as select * from jsonb_to_recordset($1::jsonb) as s
            (screen int, device text, browser text, system text, resolution text, ratio text)`,
    [JSON.stringify(screens.map((each, screen) => ({ screen, ...each })))],
  )
  await keepWays(database, house)
  await database.query('analyze drawn_screens')
}

/** How visitors and guests come, with their numbers. */
export async function keepWays(database: Querying, house: House): Promise<void> {
  await database.query(
    `create temporary table drawn_ways as select * from jsonb_to_recordset($1::jsonb) as w
            (way int, origin text, source text, campaign text, medium text, code text)`,
    [JSON.stringify(waysOf(house).map((each, way) => ({ way, ...each })))],
  )
  await database.query('analyze drawn_ways')
}

type Drawing = { visits: number; walks: number; ways: number; firstDay: string }

/** An id of version 7 carries the instant, as browsers make it. */
const uuidAt = (at: string, words: string) => `
  (lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') ||
   overlay(overlay(substr(md5(${words}), 1, 20) placing '7' from 1) placing '8' from 5))::uuid`

const drawing = ({ visits, walks, ways, firstDay }: Drawing) => `
  create temporary table drawn_visits as
  select v.*, ${uuidAt('v.started_at', "'visit ' || v.n")} as id,
         ('x' || encode(substr(sha256(convert_to(v.visitor::text, 'UTF8')), 1, 4), 'hex'))::bit(32)::bigint as hash,
         date_trunc('hour', v.started_at, 'UTC') as hour, extract(isodow from v.day)::int - 1 as weekday
    from (select n, d.day, d.second / 3600 as clock,
                 (d.day + d.second * interval '1 second') at time zone '${zoneOfHouse}' as started_at,
                 md5('visitor ' || ${favouredInSql('n', 2, Math.ceil(visits / visitsOfVisitor))})::uuid as visitor,
                 ${favouredInSql('n', 3, walks)} as walk, ${favouredInSql('n', 4, screens.length)} as screen,
                 ${favouredInSql('n', 5, ways)} as way,
                 case when ${drawnInSql('n', 6)} < 0.3 then 'dark' else 'light' end as scheme
            from generate_series(1, ${visits}) as n,
                 lateral (select date '${firstDay}' + ((n - 1) * ${daysOfHouse}::bigint / ${visits})::int as day,
                                 ${firstSecond} + floor(${openSeconds} * ${drawnInSql('n', 1)})::int as second) d) v`

const storing = `
  insert into analytics_visits
         (id, started_at, visitor, category, device, browser, system, origin, source, campaign, medium, code, resolution, ratio,
          scheme, division_id, branches, time_zone, steps, pages)
  select v.id, v.started_at, v.visitor, 'shop', s.device, s.browser, s.system, w.origin, w.source, w.campaign, w.medium, w.code,
         s.resolution, s.ratio, v.scheme, k.division, k.branches, '${zoneOfHouse}', k.steps, k.pages
    from drawn_visits v join drawn_walks k using (walk) join drawn_screens s using (screen) join drawn_ways w using (way)`

const logging = `
  insert into analytics_logs (id, created_at, visit, n, type, action, category, data)
  select ${uuidAt('e.at', "e.visit::text || ' ' || e.n")}, e.at, e.visit, e.n,
         case when e.action is null then 'page' else 'event' end, coalesce(e.action, 'view'), 'shop',
         jsonb_strip_nulls(jsonb_build_object('path', e.page, 'branch', e.branch))
    from (select v.id as visit, (step ->> 0)::int as n, step ->> 1 as page, step ->> 2 as action,
                 step ->> 3 as branch, v.started_at + ((step ->> 0)::int - 1) * interval '${between} seconds' as at
            from drawn_visits v join drawn_walks k using (walk), jsonb_array_elements(k.steps) as step) e`
