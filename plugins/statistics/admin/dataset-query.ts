import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { filtersOf, type Grouping } from '#domain/insight/statistics/figure-terms.data.ts'

import { type Choice, groupingOf } from './statistics-choice.ts'

export type More = { by?: Grouping | undefined; limit?: number | undefined }

const rowsOfCards = 50

/** What a dataset is asked of a choice. */
export function datasetQuery(name: DatasetName, choice: Choice, { by, limit = rowsOfCards }: More = {}) {
  const known = filtersOf[datasetOf(name).layer]
  const filters = Object.fromEntries(
    known.flatMap((filter) => {
      const key = choice.filters[filter]
      return key === undefined ? [] : [[filter, key]]
    }),
  )

  return {
    ...choice.range,
    ...choice.places,
    ...filters,
    by: groupingOf(name, choice, by),
    ...(choice.compare && { compare: choice.compare }),
    limit,
  }
}
