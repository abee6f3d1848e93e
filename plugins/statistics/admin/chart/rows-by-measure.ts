import type { Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import { fewVisitsKey } from '#domain/insight/statistics/few-visits.ts'
import type { Statistics, StatisticsRow } from '#domain/insight/statistics/statistics.contract.ts'

/**
 * The rows of an answer, the greatest of a measure first: a dataset has its own order, which may be of another one, and
 * bars that go up and down look like a mistake. What stands for all that is too small stays the last.
 */
export function rowsByMeasure({ rows }: Pick<Statistics, 'rows'>, measure: Measure): StatisticsRow[] {
  const placeOf = ({ key, values }: StatisticsRow) =>
    key === fewVisitsKey ? Number.NEGATIVE_INFINITY : (values[measure] ?? 0)

  return rows.toSorted((one, other) => placeOf(other) - placeOf(one) || 0)
}
