import { type AnyDatasetName, datasetOf } from './datasets.data.ts'
import { type Measure, measures } from './figure-terms.data.ts'
import type { AskedFigures, Figures } from './figures.ts'
import type { Statistics, StatisticsValues } from './statistics.contract.ts'
import { bucketDays, bucketHours, type DayRange } from './statistics-range.ts'

type Given = {
  asked: AskedFigures<AnyDatasetName>
  figures: Figures
  /** The same of what is compared with. */
  compared: { range: DayRange; figures: Figures } | null
  asOf: string
}

/** The answer of a dataset: every point of the range, in order, and each figure beside what it was before. */
export function toStatistics({ asked, figures, compared, asOf }: Given): Statistics {
  const { dataset, range, timeZone, grain, by } = asked
  const { title, layer, counts, measures: named } = datasetOf(dataset)
  const before = new Map(compared?.figures.rows.map(({ key, values }) => [key, values]))
  const nothing = nothingOf(named)

  return {
    dataset,
    title,
    layer,
    counts,
    range: { ...range, timeZone, grain },
    asOf,
    measures: named.map((key) => {
      const { label, unit, isAdditive } = measures[key]
      const error = figures.errors?.[key]
      return { key, label, unit, isAdditive, ...(error !== undefined && { error }) }
    }),
    total: figures.total,
    ...(compared && { compared: { ...compared.range, total: compared.figures.total } }),
    series: seriesOf({ asked, figures, compared, nothing }),
    by,
    rows: figures.rows.map((row) => ({
      ...row,
      ...(compared && { before: before.get(row.key) ?? nothing }),
    })),
    ...(figures.others && { others: figures.others }),
    ...(figures.links && { links: [...figures.links] }),
    ...(figures.dropped && { dropped: [...figures.dropped] }),
    ...(figures.path !== undefined && { path: figures.path }),
  }
}

/** Where nothing was counted there is nobody, and nothing of what adds up; an average is not known. */
function nothingOf(named: readonly Measure[]): StatisticsValues {
  return Object.fromEntries(
    named.map((key) => [key, measures[key].isAdditive || measures[key].unit === 'count' ? 0 : null]),
  )
}

type Series = Pick<Given, 'asked' | 'figures' | 'compared'> & { nothing: StatisticsValues }

/** The first point stands beside the first of what is compared with, and so on; an hour more or less has none. */
function seriesOf({ asked, figures, compared, nothing }: Series): Statistics['series'] {
  const points = pointsOf(asked, asked.range, figures)
  const earlier = compared ? pointsOf(asked, compared.range, compared.figures) : []

  return points.map((at, index) => {
    const other = earlier[index]
    const before = other === undefined ? undefined : (compared?.figures.points.get(other) ?? nothing)
    return { at, values: figures.points.get(at) ?? nothing, ...(before && { before }) }
  })
}

/** A business day goes on after midnight, so the last one may have hours that its date has not. */
function pointsOf(
  { grain, timeZone }: Pick<Given['asked'], 'grain' | 'timeZone'>,
  range: DayRange,
  { points }: Figures,
): string[] {
  if (grain !== 'hour') return bucketDays(range, grain)

  return [...new Set([...bucketHours(range, timeZone), ...points.keys()])].toSorted()
}
