import { measures } from './figure-terms.data.ts'
import { labelOfHour } from './label-of-hour.ts'
import type { Statistics, StatisticsRow, StatisticsValues } from './statistics.contract.ts'
import { isFew, partsTogether, untoldParts } from './untold-parts.ts'

/** Names the row that stands for all that are too small to stand alone. */
export const fewVisitsKey = 'wenige-besuche'
const fewVisitsRow = 'Mit wenigen Besuchen, zusammen'

/**
 * An answer as it may leave the house, in a file, a picture or on paper: of visits, nothing of fewer than five is told
 * (`null`), nor what would tell it to whoever takes all others off their total (`untold-parts.ts`). Rows of too few are
 * one row. Figures of the house's own orders and times stay as they are.
 */
export function withoutFewVisits(answer: Statistics): Statistics {
  if (answer.layer === 'business') return answer
  const { compared, series, links, others: _, ...same } = answer
  const total = withoutFew(answer.total)
  const points = covered(
    series.map(({ values }) => values),
    answer.total,
  )

  return withoutFewBefore({
    ...same,
    total,
    ...(compared && { compared: { ...compared, total: withoutFew(compared.total) } }),
    series: series.map((point, index) => ({ ...point, values: points[index] ?? {} })),
    ...rowsTold(answer),
    ...(links && { links: linksTold(links) }),
  })
}

type RowsTold = Pick<Statistics, 'rows' | 'others'>

function rowsTold({ by, rows, others, total }: Statistics): RowsTold {
  if (by === 'stage') return { rows: stagesTold(rows) }
  if (by === 'hour') return { rows: hoursTold(rows, total) }
  const parts = [...rows.map(({ values }) => values), ...(others ? [others.values] : [])]
  const together = partsTogether(parts.map(visitsOf), (place) => isOfFew(parts[place] ?? {}))
  const told = rows.filter((_, place) => !together.has(place))
  const rest = others && !together.has(rows.length) ? [others.values] : []
  const few = together.size > 0 ? [sumOf(parts.filter((_, place) => together.has(place)))] : []
  const values = covered([...told.map((row) => row.values), ...rest, ...few], total)

  return {
    rows: [
      ...told.map((row, index) => ({ ...row, values: values[index] ?? {} })),
      ...few.map(() => ({ key: fewVisitsKey, label: fewVisitsRow, values: values.at(-1) ?? {} })),
    ],
    ...(others && rest.length > 0 && { others: { ...others, values: values[told.length] ?? {} } }),
  }
}

const hoursPerDay = 24
const hoursPerWeek = 168

/** Hours of the week have their places; where nobody was, that is only told if others are. */
function hoursTold(rows: readonly StatisticsRow[], total: StatisticsValues): StatisticsRow[] {
  const nothing = Object.fromEntries(Object.keys(total).map((name) => [name, 0]))
  const known = new Map(rows.map((row) => [row.key, row]))
  const week = Array.from({ length: hoursPerWeek }, (_, hour): StatisticsRow => {
    const key = `${Math.floor(hour / hoursPerDay)}-${hour % hoursPerDay}`
    return known.get(key) ?? { key, label: labelOfHour(key), values: nothing }
  })
  const values = covered(
    week.map((row) => row.values),
    total,
  )

  return week
    .map((row, index) => ({ ...row, values: values[index] ?? {} }))
    .filter(({ key, values }) => known.has(key) || Object.values(values).includes(null))
}

/** Whoever went further has reached the stages before: how many left between two of them is told by both. */
function stagesTold(rows: readonly StatisticsRow[]): StatisticsRow[] {
  let last: number | null = null

  return rows.map((row) => {
    const visits = visitsOf(row.values)
    const isTold = !isOfFew(row.values) && (last === null || !isFew(last - visits))
    if (isTold) last = visits
    return { ...row, values: isTold ? row.values : untoldValues(row.values) }
  })
}

type Link = NonNullable<Statistics['links']>[number]

/** Of all ways from a page, or to one, those are left out that the others would tell. */
function linksTold(links: readonly Link[]): Link[] {
  const sides = [({ step, from }: Link) => `${step} from ${from}`, ({ step, to }: Link) => `${step} to ${to}`]

  return sides.reduce<Link[]>(
    (told, sideOf) =>
      [...Map.groupBy(links, sideOf).values()].reduce((all, ways) => {
        const untold = untoldParts(ways.map(({ visits }) => visits))
        const left = new Set(ways.filter((_, place) => untold.has(place)))
        return all.filter((link) => !left.has(link))
      }, told),
    [...links],
  )
}

/** The same of what is compared with; rows of it that are not shown are left of its total. */
function withoutFewBefore(answer: Statistics): Statistics {
  const { compared, series, rows, by } = answer
  if (!compared) return answer
  const points = covered(befores(series), compared.total)
  const ofRows = by === 'stage' ? befores(rows).map(withoutFew) : covered(befores(rows), compared.total)
  const withBefore = <Part extends { before?: StatisticsValues | undefined }>(
    part: Part,
    before: StatisticsValues | undefined,
  ): Part => (part.before ? { ...part, before: before ?? {} } : part)

  return {
    ...answer,
    series: series.map((point, index) => withBefore(point, points[index])),
    rows: rows.map((row, index) => withBefore(row, ofRows[index])),
  }
}

const befores = (parts: readonly { before?: StatisticsValues | undefined }[]): StatisticsValues[] =>
  parts.map(({ before }) => before ?? {})

/**
 * Parts of a total without what may not be told: first whole parts, by their visits, then single figures. What is left
 * of the total beside all parts counts as one of them.
 */
function covered(parts: readonly StatisticsValues[], total: StatisticsValues): StatisticsValues[] {
  const visits = [...parts.map(visitsOf), Math.max(0, leftOf(parts, total, 'visits'))]
  const hidden = untoldParts(visits, (place) => isOfFew(parts[place] ?? {}))
  const told = parts.map((values, place) => (hidden.has(place) ? untoldValues(values) : { ...values }))

  for (const name of namesOf(total)) {
    if (name === 'visits' || !measures[name].isAdditive) continue
    const known = told.filter((values) => typeof values[name] === 'number')
    const left = hidden.size > 0 ? 0 : Math.max(0, leftOf(parts, total, name))
    const covers = untoldParts([...known.map((values) => values[name] ?? 0), left])
    for (const [place, values] of known.entries()) if (covers.has(place)) values[name] = null
  }

  // A share tells the figure that it is of.
  return told.map((values) =>
    values.ordering === null && 'rate' in values ? { ...values, rate: null } : values,
  )
}

const visitsOf = ({ visits }: StatisticsValues): number => visits ?? 0

const leftOf = (
  parts: readonly StatisticsValues[],
  total: StatisticsValues,
  name: keyof StatisticsValues,
): number => parts.reduce((left, values) => left - (values[name] ?? 0), total[name] ?? 0)

// Records of measures have no other keys.
const namesOf = (values: StatisticsValues) => Object.keys(values) as (keyof StatisticsValues)[]

const isOfFew = ({ visits, visitors }: StatisticsValues): boolean =>
  isFew(visits ?? 0) || isFew(visitors ?? 0)

const untoldValues = (values: StatisticsValues): StatisticsValues =>
  Object.fromEntries(namesOf(values).map((name) => [name, null]))

function withoutFew(values: StatisticsValues): StatisticsValues {
  if (isOfFew(values)) return untoldValues(values)
  const isHidden = (name: keyof StatisticsValues) => isFew(values[name === 'rate' ? 'ordering' : name] ?? 0)

  return Object.fromEntries(namesOf(values).map((name) => [name, isHidden(name) ? null : values[name]]))
}

/** Of what adds up; the rest is not known of several rows together. */
function sumOf(all: readonly StatisticsValues[]): StatisticsValues {
  const sums = namesOf(all[0] ?? {}).map((name) => [
    name,
    measures[name].isAdditive ? all.reduce((sum, values) => sum + (values[name] ?? 0), 0) : null,
  ])

  return Object.fromEntries(sums)
}
