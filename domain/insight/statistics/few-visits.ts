import { measures } from './figure-terms.data.ts'
import type { Statistics, StatisticsRow, StatisticsValues } from './statistics.contract.ts'

/** Fewer people than that could be known again by whoever reads a figure of them. Source: decisions 9. */
export const fewestVisits = 5
export const fewVisitsLabel = `weniger als ${fewestVisits}`
/** Names the row that stands for all that are too small to stand alone. */
export const fewVisitsKey = 'weniger-als-5'

/**
 * An answer as it may leave the house, in a file, a picture or on paper: of visits, rows of fewer than five are one row,
 * and what is still smaller is not told. Figures of the house's own orders and times stay as they are.
 */
export function withoutFewVisits(answer: Statistics): Statistics {
  if (answer.layer === 'business') return answer
  const { total, compared, series, by, rows, others, links } = answer

  return {
    ...answer,
    total: withoutFew(total),
    ...(compared && { compared: { ...compared, total: withoutFew(compared.total) } }),
    series: series.map(({ at, values, before }) => ({
      at,
      values: withoutFew(values),
      ...(before && { before: withoutFew(before) }),
    })),
    // Hours of the week and stages have their places, in which too few stay too few.
    rows: by === 'hour' || by === 'stage' ? rows.map(rowWithoutFew) : rowsTold(rows),
    ...(others && { others: { ...others, values: withoutFew(others.values) } }),
    ...(links && { links: links.filter(({ visits }) => visits >= fewestVisits) }),
  }
}

/** Nobody is nobody; some, but too few, are not told. */
const isFew = (value: number | null | undefined): boolean =>
  typeof value === 'number' && value > 0 && value < fewestVisits

const isOfFew = ({ visits, visitors }: StatisticsValues): boolean => isFew(visits) || isFew(visitors)

function withoutFew(values: StatisticsValues): StatisticsValues {
  const hidden = isOfFew(values)
  const names = Object.keys(values) as (keyof StatisticsValues)[] // Records of measures have no other keys.
  // A share tells the figure that it is of.
  const isHidden = (name: keyof StatisticsValues) =>
    hidden || (name === 'rate' ? isFew(values.ordering) : isFew(values[name]))

  return Object.fromEntries(names.map((name) => [name, isHidden(name) ? null : values[name]]))
}

function rowsTold(rows: readonly StatisticsRow[]): StatisticsRow[] {
  const few = rows.filter(({ values }) => isOfFew(values))
  const many = rows.filter(({ values }) => !isOfFew(values)).map(rowWithoutFew)
  if (few.length === 0) return many
  const sum: StatisticsRow = {
    key: fewVisitsKey,
    label: `${fewVisitsLabel} Besuche (${few.length} ${few.length === 1 ? 'Zeile' : 'Zeilen'})`,
    values: withoutFew(sumOf(few.map(({ values }) => values))),
  }

  return [...many, sum]
}

const rowWithoutFew = ({ before, ...row }: StatisticsRow): StatisticsRow => ({
  ...row,
  values: withoutFew(row.values),
  ...(before && { before: withoutFew(before) }),
})

/** Of what adds up; the rest is not known of several rows together. */
function sumOf(all: readonly StatisticsValues[]): StatisticsValues {
  const names = Object.keys(all[0] ?? {}) as (keyof StatisticsValues)[] // Records of measures have no other keys.
  const sums = names.map((name) => [
    name,
    measures[name].isAdditive ? all.reduce((sum, values) => sum + (values[name] ?? 0), 0) : null,
  ])

  return Object.fromEntries(sums)
}
