import { measures } from './figure-terms.data.ts'
import type { Statistics, StatisticsRow, StatisticsValues } from './statistics.contract.ts'

/** Fewer people than that could be known again by whoever reads a figure of them. Source: decisions 9. */
export const fewestVisits = 5
export const fewVisitsLabel = `weniger als ${fewestVisits}`
/** Names the row that stands for all that are too small to stand alone. */
export const fewVisitsKey = 'weniger-als-5'

/**
 * An answer as it may leave the house, in a file, a picture or on paper: of visits, rows of fewer than five are one row,
 * and what is still smaller is not told (`null`); nor is the smallest figure beside it (missing), for whoever takes all
 * others off their total would have it. Figures of the house's own orders and times stay as they are.
 */
export function withoutFewVisits(answer: Statistics): Statistics {
  if (answer.layer === 'business') return answer
  const { compared, series, links } = answer
  const total = withoutFew(answer.total)
  const before = compared && withoutFew(compared.total)

  return {
    ...answer,
    total,
    ...(compared && before && { compared: { ...compared, total: before } }),
    series: coveredBefore(coveredValues(series.map(pointWithoutFew), total), before),
    ...rowsAndOthers(answer, { total, before }),
    ...(links && { links: links.filter(({ visits }) => visits >= fewestVisits) }),
  }
}

type Totals = { total: StatisticsValues; before: StatisticsValues | undefined }

function rowsAndOthers({ by, rows, others }: Statistics, { total, before }: Totals) {
  // Hours of the week and stages have their places, in which too few stay too few.
  const told = by === 'hour' || by === 'stage' ? rows.map(rowWithoutFew) : rowsTold(rows)
  const rest = others && { ...others, values: withoutFew(others.values) }
  // Whoever went further has reached the stages before as well: they add up to nothing.
  if (by === 'stage') return { rows: told, ...(rest && { others: rest }) }
  const covered = coveredValues<Told>([...told, ...(rest ? [rest] : [])], total)

  return {
    rows: coveredBefore(
      told.map((row, index) => ({ ...row, ...covered[index] })),
      before,
    ),
    ...(rest && { others: { ...rest, ...covered[told.length] } }),
  }
}

type Told = { values: StatisticsValues }

const coveredValues = <Part extends Told>(parts: readonly Part[], total: StatisticsValues): Part[] => {
  const values = covered(
    parts.map((part) => part.values),
    total,
  )

  return parts.map((part, index) => ({ ...part, values: values[index] ?? {} }))
}

function coveredBefore<Part extends { before?: StatisticsValues | undefined }>(
  parts: readonly Part[],
  total: StatisticsValues | undefined,
): Part[] {
  if (!total) return [...parts]
  const values = covered(
    parts.map(({ before }) => before ?? {}),
    total,
  )

  return parts.map((part, index) => (part.before ? { ...part, before: values[index] ?? {} } : part))
}

/** Parts of a total, of which the smallest is missing where the total would tell one that may not be told. */
function covered(parts: readonly StatisticsValues[], total: StatisticsValues): StatisticsValues[] {
  const all = parts.map((values) => ({ ...values }))
  const names = Object.keys(total) as (keyof StatisticsValues)[] // Records of measures have no other keys.
  for (const name of names) {
    const whole = total[name]
    if (!measures[name].isAdditive || typeof whole !== 'number') continue
    const told = all.filter((values) => typeof values[name] === 'number')
    const left = told.reduce((rest, values) => rest - (values[name] ?? 0), whole)
    if (!isFew(left) && !all.some((values) => values[name] === null)) continue
    const [smallest] = told
      .filter((values) => values[name] !== 0)
      .toSorted((one, other) => (one[name] ?? 0) - (other[name] ?? 0))
    if (!smallest) continue
    delete smallest[name]
    // A share tells both that it is made of.
    delete smallest.rate
  }

  return all
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

const pointWithoutFew = ({ at, values, before }: Statistics['series'][number]) => ({
  at,
  values: withoutFew(values),
  ...(before && { before: withoutFew(before) }),
})

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
