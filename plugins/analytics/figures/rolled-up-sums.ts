import type { Pool } from 'pg'

import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import {
  bucketOf,
  instantsOf,
  rangesWithin,
  type Stretch,
  stretchesOf,
} from '#domain/insight/statistics/statistics-range.ts'
import type { CountedBy } from '#domain/insight/visits/visit-counts.ts'

import { nobody } from '../visits/rollup-rows.ts'
import { dropsWithin, type FoundDrops } from './dropped-events.ts'
import {
  type KeySum,
  type KeySums,
  mostKeys,
  orderedByOf,
  type PointSum,
  type RowsBy,
  sumOf,
  type VisitSums,
} from './visit-sums.ts'
import { type KeptSketch, nobodyCame, type VisitorSums, withSketches } from './visitor-sums.ts'

/** Sums of the rollups: whole months where a range has them, which nothing of the log is read for. */
export function rolledUpSums(pool: Pool, asked: AskedFigures): VisitSums {
  return {
    points: (by) => (asked.grain === 'hour' ? hoursOf(pool, asked) : daysOf(pool, asked, by)),
    keys: (by) => (by === 'hour' ? clockOf(pool, asked) : keysOf(pool, asked, by)),
    visitors: () => visitorsOf(pool, asked),
  }
}

type Condition = { sql: string; values: unknown[] }

/** What of a row a question is narrowed to; parameters count on from those before. */
function cellOf({ branch, division, filters }: AskedFigures, before: number): Condition {
  const parts: [string, string | undefined][] = [
    ['division_id', division],
    ['branch_id', branch ?? nobody],
    ['device', filters.device],
    ['origin', filters.origin],
  ]
  const given = parts.filter(([, value]) => value !== undefined)

  return {
    sql: given.map(([column], index) => ` and ${column} = $${before + index + 1}`).join(''),
    values: given.map(([, value]) => value),
  }
}

/** Days and months of a range as one table, whose rows an index brings. */
function countsIn(stretches: readonly Stretch[], cell: string): string {
  const parts = stretches.map(
    ({ span, from, to }) =>
      `select * from visit_counts
        where span = '${span}' and "by" = any($1) and start between '${from}' and '${to}'${cell}`,
  )
  return `(${parts.join(' union all ')}) counted`
}

async function daysOf(pool: Pool, asked: AskedFigures, by: CountedBy): Promise<PointSum[]> {
  const { range, grain } = asked
  if (grain === 'hour') return []
  const cell = cellOf(asked, 1)
  const { rows } = await pool.query<PointSum>(
    `select start::text as at, sum(visits)::float8 as visits, sum(amount)::float8 as amount
       from ${countsIn(grain === 'month' ? stretchesOf(range) : [{ span: 'day', ...range }], cell.sql)}
      group by start`,
    [[by], ...cell.values],
  )
  const points = new Map<string, PointSum>()
  for (const { at: day, visits, amount } of rows) {
    const at = bucketOf(day, grain, range)
    const known = points.get(at) ?? { at, visits: 0, amount: 0 }
    points.set(at, { at, visits: known.visits + visits, amount: known.amount + amount })
  }

  return [...points.values()]
}

async function hoursOf(pool: Pool, asked: AskedFigures): Promise<PointSum[]> {
  const cell = cellOf(asked, 2)
  const { rows } = await pool.query<{ at: Date; visits: number; amount: number }>(
    `select hour as at, sum(visits)::float8 as visits, sum(amount)::float8 as amount
       from visit_hours where hour >= $1 and hour < $2${cell.sql} group by hour`,
    [...edgesOf(asked), ...cell.values],
  )
  return rows.map(({ at, ...sums }) => ({ at: at.toISOString(), ...sums }))
}

async function clockOf(pool: Pool, asked: AskedFigures): Promise<KeySums> {
  const cell = cellOf(asked, 2)
  const { rows } = await pool.query<KeySum>(
    `select weekday || '-' || clock as key, sum(visits)::float8 as visits, sum(amount)::float8 as amount,
            0 as entries, 0 as exits, 0 as ordered
       from visit_hours where hour >= $1 and hour < $2${cell.sql}
      group by weekday, clock order by weekday, clock`,
    [...edgesOf(asked), ...cell.values],
  )
  return { keys: rows, count: rows.length, all: sumOf(rows) }
}

const edgesOf = ({ range, timeZone }: AskedFigures): Date[] => {
  const { begin, end } = instantsOf(range, timeZone)

  return [new Date(begin), new Date(end)]
}

/** Stands beside each key, so it is text, which is read once. */
type Whole = { count: number; whole: string }
type OfWhole = { all: KeySums['all']; dropped: FoundDrops }

/** Pages bring how often they were the first and the last as well, and what led here how many orders it ended in. */
async function keysOf(pool: Pool, asked: AskedFigures, by: Exclude<RowsBy, 'hour'>): Promise<KeySums> {
  const cell = cellOf(asked, 2)
  const isOfRow = by === 'device' || by === 'origin'
  const main = isOfRow ? 'total' : by
  const ordered = asked.dataset === 'referrers' ? orderedByOf(by) : null
  const bys = by === 'page' ? ['page', 'entry', 'exit'] : ordered ? [main, ordered] : [main]
  const ofMain = (column: string) => `coalesce(sum(${column}) filter (where "by" = '${main}'), 0)::float8`
  const named = (name: string) => `coalesce(sum(visits) filter (where "by" = '${name}'), 0)::float8`
  const { rows } = await pool.query<KeySum & Whole>(
    `with sums as (
       select ${isOfRow ? by : 'key'} as key, ${ofMain('visits')} as visits, ${ofMain('amount')} as amount,
              ${named('entry')} as entries, ${named('exit')} as exits, ${named(ordered ?? '')} as ordered
         from ${countsIn(stretchesOf(asked.range), cell.sql)} group by 1),
     whole as (select count(*)::int as count,
                      json_build_object('all', ${wholeOf}, 'dropped', ${dropsWithin(asked.range)})::text as whole from sums)
     select told.*, whole.* from whole left join (
         select * from sums where $2::text[] is null or key = any($2) order by ${greatest} limit ${mostTold(asked, by)}) told
       on true order by ${greatest}`,
    [bys, asked.keys ?? null, ...cell.values],
  )
  const { count = 0, whole } = rows[0] ?? {}
  const { all, dropped }: OfWhole =
    whole === undefined ? { all: sumOf([]), dropped: null } : JSON.parse(whole)

  return {
    // Where there is no row, there is one of the whole alone.
    keys: rows.filter(({ key }) => key !== null).map(({ count: _count, whole: _whole, ...key }) => key),
    count,
    all,
    dropped,
  }
}

const greatest = 'amount desc, visits desc, key'
const wholeOf = `json_build_object(${['visits', 'amount', 'entries', 'exits', 'ordered']
  .map((name) => `'${name}', coalesce(sum(${name}), 0)`)
  .join(', ')})`

/** Kinds and stages are few, and are told all of them. */
const mostTold = ({ keys, limit }: AskedFigures, by: RowsBy): number =>
  keys || by === 'device' || by === 'origin' || by === 'funnel' ? mostKeys : limit

/** Days make up points and, put together, the whole; weeks and months do where a point is one. */
async function visitorsOf(pool: Pool, asked: AskedFigures): Promise<VisitorSums> {
  const { range, grain } = asked
  const pieces =
    grain === 'week' || grain === 'day'
      ? rangesWithin(range, grain === 'day' ? rowsAtOnce : rowsAtOnce * 7).map((days): Stretch<'week'>[] =>
          grain === 'day' ? [{ span: 'day', ...days }] : stretchesOf(days, 'week'),
        )
      : [stretchesOf(range)]
  let sums = nobodyCame
  for (const piece of pieces) sums = withSketches(sums, await sketchesIn(pool, asked, piece), asked)

  return sums
}

/** A day or a week has a sketch of 4 KB for each kind of device and origin. */
const rowsAtOnce = 62

async function sketchesIn(
  pool: Pool,
  asked: AskedFigures,
  stretches: readonly Stretch<'week' | 'month'>[],
): Promise<KeptSketch[]> {
  const cell = cellOf(asked, 0)
  const parts = stretches.map(
    ({ span, from, to }) =>
      `select start::text as start, device, origin, sketch from visit_sketches
        where span = '${span}' and start between '${from}' and '${to}'${cell.sql}`,
  )
  const { rows } = await pool.query<KeptSketch>(parts.join(' union all '), cell.values)

  return rows
}
