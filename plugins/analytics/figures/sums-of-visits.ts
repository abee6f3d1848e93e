import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'
import { sketchOf } from '#domain/insight/visits/sketch.ts'

import { hashOfVisitor } from '../visits/hash-of-visitor.ts'
import type { CountRow, HourRow } from '../visits/rollup-rows.ts'
import { addTo } from '../visits/sum-rows.ts'
import type { GatheringVisits } from './gather-visits.ts'
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

/** The same sums of just the visits that a question is narrowed to, by the same rules as the rollups. */
export async function sumsOfVisits(asked: AskedFigures, gather: GatheringVisits): Promise<VisitSums> {
  const { days, keys, hours, visitors } = await gather(asked)
  const sketches = () =>
    visitors.map(({ visitors, ...of }): KeptSketch => ({ ...of, sketch: sketchOf(hashesOf(visitors)) }))

  return {
    points: async (by) =>
      asked.grain === 'hour'
        ? hours.map(atHour)
        : pointsOf(
            asked,
            days.filter((row) => row.by === by),
          ),
    keys: async (by) => toKeySums(by === 'hour' ? byClock(hours) : byKey(keys, by)),
    visitors: async () => withSketches(nobodyCame, sketches(), asked),
  }
}

const hashesOf = (visitors: ReadonlySet<string>): number[] => [...visitors].map(hashOfVisitor)

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
    addTo(points, at, { at, visits, amount })
  }

  return [...points.values()]
}

function byClock(hours: readonly HourRow[]): KeySum[] {
  const keys = new Map<string, KeySum>()
  const sorted = hours.toSorted((one, other) => one.weekday - other.weekday || one.clock - other.clock)
  for (const { weekday, clock, visits, amount } of sorted) {
    const key = `${weekday}-${clock}`
    addTo(keys, key, { key, visits, amount, entries: 0, exits: 0, ordered: 0 })
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
