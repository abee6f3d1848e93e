import type { Pool } from 'pg'

import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import { wordOfKey } from '#domain/insight/statistics/key-words.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { visitLogPath } from '#domain/insight/statistics/visit-log-path.ts'
import { countOfSketch, isExactSketch, type Sketch, sketchError } from '#domain/insight/visits/sketch.ts'
import { type CountedBy, funnelStages, stepSeparator } from '#domain/insight/visits/visit-counts.ts'

import { namedDrops, readDropped } from './dropped-events.ts'
import { gatheringOnce, type GatheringVisits } from './gather-visits.ts'
import { rolledUpSums } from './rolled-up-sums.ts'
import { sumsOfVisits } from './sums-of-visits.ts'
import type { KeySum, KeySums, PointSum, RowsBy, VisitSums } from './visit-sums.ts'

/** The figures of a dataset of visits. What every row of the rollups says can be asked of them; anything else of the visits. */
export async function readVisitFigures(
  pool: Pool,
  asked: AskedFigures,
  gather: GatheringVisits = gatheringOnce(pool),
): Promise<Figures> {
  const { device: _device, origin: _origin, ...others } = asked.filters
  const isRolledUp = Object.keys(others).length === 0
  const sums = isRolledUp ? rolledUpSums(pool, asked) : await sumsOfVisits(asked, gather)
  const figures = await figuresOf(sums, asked)
  const dropped = figures.dropped ?? (await readDropped(pool, asked.range))
  const path = visitLogPath(asked)

  return { ...figures, dropped, ...(path !== undefined && { path }) }
}

/** What sums say, wherever they come from. */
export const figuresOf = (sums: VisitSums, asked: AskedFigures): Promise<Figures> =>
  asked.dataset === 'unique-visitors' ? visitorFigures(sums, asked) : countFigures(sums, asked)

/** By what the points of a dataset are counted; most by whole visits. */
const pointsBy: Readonly<Partial<Record<DatasetName, CountedBy>>> = { events: 'action' }

const rowsBy = (by: Grouping): RowsBy =>
  // The other groupings of visits are named as what visits are counted by.
  by === 'stage' ? 'funnel' : (by as RowsBy)

async function countFigures(sums: VisitSums, asked: AskedFigures): Promise<Figures> {
  const { dataset, by } = asked
  const [points, keys, ordered] = await Promise.all([
    sums.points(pointsBy[dataset] ?? 'total'),
    sums.keys(rowsBy(by)),
    dataset === 'referrers' ? orderedIn(sums, asked) : nothingOrdered,
  ])
  const total = points.reduce(
    (sum, { visits, amount }) => ({ visits: sum.visits + visits, amount: sum.amount + amount }),
    { visits: 0, amount: 0 },
  )
  const isFlow = dataset === 'event-flow'
  const pointOf = (point: PointSum) =>
    valuesOf(dataset, { ...point, entries: 0, exits: 0, ordered: ordered.at(point.at) })

  return {
    total: valuesOf(dataset, { ...keys.all, ...total, ordered: ordered.total }),
    points: new Map(points.map((point) => [point.at, pointOf(point)])),
    ...rowsOf(asked, isFlow ? { ...keys, keys: [] } : by === 'stage' ? everyStage(keys) : keys),
    ...(isFlow && { links: keys.keys.slice(0, asked.limit).map(toLink) }),
    ...(keys.dropped !== undefined && { dropped: namedDrops(keys.dropped) }),
  }
}

type Ordered = { total: number | null; at: (point: string) => number | null }

const nothingOrdered: Ordered = { total: null, at: () => null }

/** How many visits ended in an order; of single hours nobody counts that. */
async function orderedIn(sums: VisitSums, { grain }: AskedFigures): Promise<Ordered> {
  if (grain === 'hour') return { ...nothingOrdered, total: (await sums.keys('origin')).all.ordered }
  const points = await sums.points('ordered')
  const known = new Map(points.map(({ at, visits }) => [at, visits]))

  return {
    total: points.reduce((sum, { visits }) => sum + visits, 0),
    at: (point) => known.get(point) ?? 0,
  }
}

/** In the order in which they are reached, also those that nobody has. */
function everyStage(sums: KeySums): KeySums {
  const nothing = { visits: 0, amount: 0, entries: 0, exits: 0, ordered: 0 }
  const stages = funnelStages.map(
    (key) => sums.keys.find((reached) => reached.key === key) ?? { key, ...nothing },
  )

  return { ...sums, keys: stages, count: stages.length }
}

type Counted = Omit<KeySum, 'key' | 'ordered'> & { ordered: number | null }

/** The measures of a dataset in what was counted. */
function valuesOf(
  dataset: DatasetName,
  { visits, amount, entries, exits, ordered }: Counted,
): StatisticsValues {
  if (dataset === 'events') return { events: amount, visits }
  if (dataset === 'event-flow') return { visits }
  if (dataset === 'pages') return { views: amount, visits, entries, exits }

  if (dataset === 'referrers') return { visits, views: amount, ...orderingOf(visits, ordered) }

  return { views: amount, visits }
}

/** Where it is not known how many ended in an order, it is not told. */
const orderingOf = (visits: number, ordered: number | null): StatisticsValues =>
  ordered === null
    ? {}
    : { ordering: ordered, rate: visits > 0 ? Math.round((1000 * ordered) / visits) / 10 : null }

function rowsOf(asked: AskedFigures, { keys, count, all }: KeySums) {
  const { dataset, by, limit, keys: wanted } = asked
  const shown = wanted ? keys.filter(({ key }) => wanted.includes(key)) : keys.slice(0, limit)
  const rest = (name: keyof KeySums['all']) => all[name] - shown.reduce((sum, key) => sum + key[name], 0)
  const hidden = {
    visits: rest('visits'),
    amount: rest('amount'),
    entries: rest('entries'),
    exits: rest('exits'),
    ordered: rest('ordered'),
  }

  return {
    rows: shown.map((key) => {
      const path = visitLogPath(asked, key.key)
      return {
        key: key.key,
        label: wordOfKey(by, key.key) ?? key.key,
        values: valuesOf(dataset, key),
        ...(path !== undefined && { path }),
      }
    }),
    ...(!wanted &&
      count > shown.length && { others: { rows: count - shown.length, values: valuesOf(dataset, hidden) } }),
  }
}

function toLink({ key, visits }: KeySum) {
  const [step = '', from = '', to = ''] = key.split(stepSeparator)

  return { step: Number(step), from, to, visits }
}

async function visitorFigures(sums: VisitSums, asked: AskedFigures): Promise<Figures> {
  const [points, { total, points: sketches, kinds }, keys] = await Promise.all([
    sums.points('total'),
    sums.visitors(),
    asked.by === 'none' ? null : sums.keys(rowsBy(asked.by)),
  ])
  const visitsOf = (of: readonly PointSum[]) => of.reduce((sum, { visits }) => sum + visits, 0)
  const counted = (sketch: Sketch | undefined) => (sketch ? countOfSketch(sketch) : 0)

  return {
    total: { visitors: countOfSketch(total), visits: visitsOf(points) },
    points: new Map(
      points.map(({ at, visits }) => [
        at,
        { ...(asked.grain !== 'hour' && { visitors: counted(sketches.get(at)) }), visits },
      ]),
    ),
    rows: (keys?.keys ?? []).map(({ key, visits }) => ({
      key,
      label: wordOfKey(asked.by, key) ?? key,
      values: { visitors: counted(kinds.get(key)), visits },
    })),
    ...(!isExactSketch(total) && { errors: { visitors: sketchError } }),
  }
}
