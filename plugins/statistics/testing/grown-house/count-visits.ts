import { type Sketch, sketchOf } from '#domain/insight/visits/sketch.ts'
import { orderedBys } from '#domain/insight/visits/visit-counts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { nobody } from '#plugins/analytics/visits/rollup-rows.ts'

/**
 * What is counted of drawn visits, by whole sets instead of visit for visit: the rows that the product makes of them,
 * which a test compares.
 */
export async function countVisits(database: Querying): Promise<void> {
  await database.query(cells)
  await database.query('analyze drawn_cells')
  await database.query(ofWalks)
  await database.query(ofBeginnings)
  await database.query(`
    insert into visit_counts (span, start, by, division_id, branch_id, device, origin, key, visits, amount)
    select 'day', start, by, division, branch, device, origin, key, visits, amount from drawn_counts
    union all
    select 'month', date_trunc('month', start)::date, by, division, branch, device, origin, key, sum(visits), sum(amount)
      from drawn_counts group by 2, 3, 4, 5, 6, 7, 8 order by 2, 1`)
  await database.query(`
    insert into visit_hours (hour, division_id, branch_id, device, origin, weekday, clock, visits, amount)
    select hour, division, branch, device, origin, weekday, clock, count(*), sum(views) from (${visits}) v
     group by 1, 2, 3, 4, 5, 6, 7 order by 1`)
  await countVisitors(database)
}

/** A visit counts once for the house and once for each branch whose shop it saw. */
const visits = `
  select v.*, s.device, w.origin, k.division, k.views, k.is_ordered, b.branch
    from drawn_visits v join drawn_screens s using (screen) join drawn_ways w using (way) join drawn_walks k using (walk),
         unnest(array['${nobody}'::uuid] || k.branches) as b (branch)`

const cells = `
  create temporary table drawn_cells as
  select day as start, division, branch, device, origin, screen, way, scheme, count(*) as visits, sum(views) as amount,
         count(*) filter (where is_ordered) as ordered
    from (${visits}) v group by 1, 2, 3, 4, 5, 6, 7, 8`

/** What is the same for all visits that took the same way through the pages. */
const ofWalks = `
  create temporary table drawn_counts as
  with alike as (
    select day as start, division, branch, device, origin, walk, count(*) as visits from (${visits}) v
     group by 1, 2, 3, 4, 5, 6)
  select a.start, c.by, a.division, a.branch, a.device, a.origin, c.key,
         sum(a.visits * c.visits)::int as visits, sum(a.visits * c.amount)::int as amount
    from alike a join drawn_walk_counts c using (walk) group by 1, 2, 3, 4, 5, 6, 7`

const screenKeys = ['resolution', 'ratio', 'browser', 'system'] as const

/** What visits began with, and on what; of those that ended in an order it is counted by the way as well. */
const ofBeginnings = `
  insert into drawn_counts
  select c.start, k.by, c.division, c.branch, c.device, c.origin, k.key, sum(k.visits), sum(k.amount)
    from drawn_cells c join drawn_screens s using (screen) join drawn_ways w using (way),
         lateral (values ('scheme', c.scheme, c.visits, c.amount),
           ${screenKeys.map((name) => `('${name}', s.${name}, c.visits, c.amount)`).join(', ')},
           ${Object.entries(orderedBys)
             .map(
               ([name, ordered]) =>
                 `('${name}', w.${name}, c.visits, c.amount), ('${ordered}', w.${name}, c.ordered, c.ordered)`,
             )
             .join(', ')}) as k (by, key, visits, amount)
   where k.key is not null and k.visits > 0 group by 1, 2, 3, 4, 5, 6, 7`

type Cell = { span: string; start: string; division: string; branch: string; device: string; origin: string }

/** Who came, month for month and week for week: sketches are made by the rule of the product. */
async function countVisitors(database: Querying): Promise<void> {
  const { rows: pieces } = await database.query<{ unit: string; begin: string }>(
    `select distinct unit, date_trunc(unit, day)::date::text as begin
       from drawn_visits, unnest(array['month', 'week']) as unit order by 2, 1`,
  )
  for (const { unit, begin } of pieces) {
    const days = unit === 'month' ? `('day', day), ` : ''
    const { rows } = await database.query<Cell & { hashes: Buffer }>(
      `select x.span, x.start::text as start, division, branch, device, origin,
              string_agg(distinct int8send(hash), ''::bytea) as hashes
         from (${visits}) v, lateral (values ${days}('${unit}', date '${begin}')) as x (span, start)
        where day >= date '${begin}' and day < date '${begin}' + interval '1 ${unit}'
        group by 1, 2, 3, 4, 5, 6`,
    )
    await database.query(
      `insert into visit_sketches (span, start, division_id, branch_id, device, origin, sketch)
       select span, start, division, branch, device, origin, decode(sketch, 'base64')
         from jsonb_to_recordset($1::jsonb) as s (span text, start date, division uuid, branch uuid, device text,
              origin text, sketch text) order by start, span`,
      [JSON.stringify(rows.map(({ hashes, ...cell }) => ({ ...cell, sketch: base64(sketchIn(hashes)) })))],
    )
  }
}

const bytesOfHash = 8

function sketchIn(hashes: Buffer): Sketch {
  const read = Array.from({ length: hashes.length / bytesOfHash }, (_, nth) =>
    hashes.readUInt32BE(nth * bytesOfHash + bytesOfHash / 2),
  )

  return sketchOf(read)
}

const base64 = (sketch: Sketch) => Buffer.from(sketch).toString('base64')
