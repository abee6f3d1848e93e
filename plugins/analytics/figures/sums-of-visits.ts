import type { Pool } from 'pg'

import type { Filter } from '#domain/insight/statistics/figure-terms.data.ts'
import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { bucketOf, instantsOf } from '#domain/insight/statistics/statistics-range.ts'
import type { CountedBy } from '#domain/insight/visits/visit-counts.ts'
import { sketchOf } from '#domain/insight/visits/sketch.ts'

import { hashOfVisitor } from '../visits/hash-of-visitor.ts'
import { type CountRow, type HourRow, nobody, rowsOfVisit, type SketchRow } from '../visits/rollup-rows.ts'
import { toVisit, visitColumns, type VisitRecord, type VisitRow } from '../visits/visit-record.ts'
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
import { type KeptSketch, nobodyCame, withSketches } from './visitor-sums.ts'

const visitsAtOnce = 5000

/**
 * The same sums of just the visits that a question is narrowed to, by the same rules as the rollups. Of a year of visits
 * only what the question is about is gathered: points without their keys, and keys without their days.
 */
export async function sumsOfVisits(pool: Pool, asked: AskedFigures): Promise<VisitSums> {
  const branch = asked.branch ?? nobody
  const rowsBy = rowsNeeded(asked)
  const isOfVisitors = asked.dataset === 'unique-visitors'
  const days = new Map<string, CountRow>()
  const keys = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  const visitors = new Map<string, { of: SketchRow; hashes: Set<number> }>()
  for await (const visits of matchingVisits(pool, asked)) {
    for (const visit of visits) {
      const rows = rowsOfVisit(visit, branch)
      for (const row of rows.counts) {
        if (pointsBy.has(row.by)) gather(days, `${row.start}|${row.by}`, row)
        if (rowsBy.has(row.by)) gather(keys, keyOfCount(row), row)
      }
      for (const row of rows.hours) gather(hours, String(row.hour), row)
      if (isOfVisitors) for (const row of rows.sketches) note(visitors, row)
    }
  }
  const sketches = () =>
    [...visitors.values()].map(({ of, hashes }): KeptSketch => ({ ...of, sketch: sketchOf(hashes) }))

  return {
    points: async (by) =>
      asked.grain === 'hour'
        ? [...hours.values()].map(atHour)
        : pointsOf(
            asked,
            [...days.values()].filter((row) => row.by === by),
          ),
    keys: async (by) =>
      toKeySums(by === 'hour' ? byClock([...hours.values()]) : byKey([...keys.values()], by)),
    visitors: async () => withSketches(nobodyCame, sketches(), asked),
  }
}

/** By what points are asked for, of any dataset. */
const pointsBy: ReadonlySet<string> = new Set<CountedBy>(['total', 'action', 'ordered'])

/** And by what the rows of this one are. */
function rowsNeeded({ by }: AskedFigures): ReadonlySet<string> {
  const main = by === 'stage' ? 'funnel' : by
  const ordered = orderedByOf(main as RowsBy) // Groupings of visits are named as what visits are counted by.

  return new Set([
    'total',
    'ordered',
    main,
    ...(ordered ? [ordered] : []),
    ...(by === 'page' ? ['entry', 'exit'] : []),
  ])
}

const keyOfCount = ({ by, device, origin, key }: CountRow) => `${by}|${device}|${origin}|${key}`

function note(into: Map<string, { of: SketchRow; hashes: Set<number> }>, row: SketchRow): void {
  const key = `${row.start}|${row.device}|${row.origin}`
  const known = into.get(key) ?? { of: row, hashes: new Set<number>() }
  known.hashes.add(hashOfVisitor(row.visitor))
  into.set(key, known)
}

function gather<Row extends { visits: number; amount: number }>(
  into: Map<string, Row>,
  key: string,
  row: Row,
): void {
  const known = into.get(key)
  into.set(
    key,
    known ? { ...known, visits: known.visits + row.visits, amount: known.amount + row.amount } : row,
  )
}

const atHour = ({ hour, visits, amount }: HourRow): PointSum => ({
  at: new Date(hour).toISOString(),
  visits,
  amount,
})

function pointsOf({ grain, range }: AskedFigures, rows: readonly CountRow[]): PointSum[] {
  if (grain === 'hour') return []
  const points = new Map<string, PointSum>()
  for (const { start, visits, amount } of rows) {
    const at = bucketOf(start, grain, range)
    gather(points, at, { at, visits, amount })
  }

  return [...points.values()]
}

function byClock(hours: readonly HourRow[]): KeySum[] {
  const keys = new Map<string, KeySum>()
  const sorted = hours.toSorted((one, other) => one.weekday - other.weekday || one.clock - other.clock)
  for (const { weekday, clock, visits, amount } of sorted) {
    const key = `${weekday}-${clock}`
    gather(keys, key, { key, visits, amount, entries: 0, exits: 0, ordered: 0 })
  }

  return [...keys.values()]
}

function byKey(rows: readonly CountRow[], by: Exclude<RowsBy, 'hour'>): KeySum[] {
  const isOfRow = by === 'device' || by === 'origin'
  const orderedBy = orderedByOf(by)
  const keys = new Map<string, KeySum>()
  for (const row of rows) {
    const key = isOfRow ? row[by] : row.key
    const known = keys.get(key) ?? { key, visits: 0, amount: 0, entries: 0, exits: 0, ordered: 0 }
    if (row.by === (isOfRow ? 'total' : by)) {
      known.visits += row.visits
      known.amount += row.amount
    } else if (by === 'page' && row.by === 'entry') known.entries += row.visits
    else if (by === 'page' && row.by === 'exit') known.exits += row.visits
    else if (row.by === orderedBy) known.ordered += row.visits
    else continue
    keys.set(key, known)
  }

  return [...keys.values()].toSorted(
    (one, other) => other.amount - one.amount || other.visits - one.visits || (one.key < other.key ? -1 : 1),
  )
}

const toKeySums = (keys: readonly KeySum[]): KeySums => ({
  keys: keys.slice(0, mostKeys),
  count: keys.length,
  all: sumOf(keys),
})

/** The columns that can be asked for as they are. */
const columns = [
  'device',
  'origin',
  'source',
  'campaign',
  'code',
  'resolution',
  'ratio',
  'scheme',
  'browser',
  'system',
] as const satisfies readonly Filter[]

async function* matchingVisits(pool: Pool, asked: AskedFigures): AsyncGenerator<VisitRecord[]> {
  const { begin, end } = instantsOf(asked.range, asked.timeZone)
  const { branch, division, filters } = asked
  const parts: [string, string | undefined][] = [
    ...columns.map((name): [string, string | undefined] => [`${name} = `, filters[name]]),
    ['division_id = ', division],
    ['pages @> ', filters.page && `{${JSON.stringify(filters.page)}}`],
    ['branches @> ', branch && `{${branch}}`],
  ]
  const given = parts.filter(([, value]) => value !== undefined)
  const conditions = given.map(([part], index) => ` and ${part}$${index + 4}`)
  let last = { startedAt: begin, id: nobody }
  for (;;) {
    const { rows } = await pool.query<VisitRow>(
      `select ${visitColumns} from analytics_visits
        where started_at < $2 and (started_at, id) > ($1, $3)${conditions.join('')}
        order by started_at, id limit ${visitsAtOnce}`,
      [new Date(last.startedAt), new Date(end), last.id, ...given.map(([, value]) => value)],
    )
    const visits = rows.map(toVisit)
    yield visits.filter(
      ({ steps }) => filters.action === undefined || steps.some(({ action }) => action === filters.action),
    )
    const latest = visits.at(-1)
    if (!latest || rows.length < visitsAtOnce) return
    last = latest
  }
}
