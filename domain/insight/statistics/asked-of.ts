import { type AnyDatasetName, datasetOf } from './datasets.data.ts'
import { type Filter, filtersOf, type Grouping, groupings } from './figure-terms.data.ts'
import type { AskedFigures } from './figures.ts'
import type { StatisticsQuery } from './statistics.contract.ts'
import { rangeProblem, usualGrain } from './statistics-range.ts'

const hoursPerWeek = 168

type Problem = { field: string; message: string }

/** What a call asks of a dataset, or why it cannot be asked, in German. */
export function askedOf<Name extends AnyDatasetName>(
  dataset: Name,
  query: StatisticsQuery,
  timeZone: string,
): { asked: AskedFigures<Name> } | { problems: Problem[] } {
  const { by, layer, title } = datasetOf(dataset)
  const { from, to, branch, division, limit, grain, by: wanted = by[0], compare: _, ...filters } = query
  const range = { from, to }
  const known: readonly string[] = filtersOf[layer]
  const foreign = Object.keys(filters).filter((name) => !known.includes(name))
  const wrongRange = rangeProblem(range, grain)
  const problems = [
    ...(wrongRange === null ? [] : [{ field: 'to', message: wrongRange }]),
    ...foreign.map((field) => ({
      field,
      message: `„${title}“ kann nicht nach „${groupings[field as Filter]}“ eingegrenzt werden.`,
    })),
    ...(by.includes(wanted) ? [] : [{ field: 'by', message: wordsOf(title, by) }]),
  ]
  if (problems.length > 0) return { problems }

  return {
    asked: {
      dataset,
      range,
      timeZone,
      grain: grain ?? usualGrain(range),
      by: wanted,
      branch,
      division,
      filters,
      // A week is shown as a whole.
      limit: wanted === 'hour' ? hoursPerWeek : limit,
    },
  }
}

const wordsOf = (title: string, by: readonly Grouping[]): string =>
  `„${title}“ gibt es nur nach ${by.map((name) => `„${groupings[name]}“`).join(', ')}.`
