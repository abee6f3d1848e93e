import { type DatasetName, datasets } from '#domain/insight/statistics/datasets.data.ts'
import { type DayRange, stretchesOf, usualGrain } from '#domain/insight/statistics/statistics-range.ts'

/** A call as it comes without further wishes, of all branches. */
export type Question = { dataset: DatasetName; range: DayRange }

export type Statement = { text: string; values: unknown[] }
/** The points and the rows of an answer, with the measures by the names that the answer has. */
export type ByHand = { points: Statement; rows: Statement }

/** As many rows as a call answers without further wishes. */
export const mostRows = 50

/** The point that a day belongs to: itself or its week, of which the first may have begun before the range. */
export const pointOf = (day: string, { range }: Question): string =>
  usualGrain(range) === 'day' ? day : `greatest(date_trunc('week', ${day})::date, date '${range.from}')`

/** Whole months and the days around them, of a rollup that has both; of orders there are rows of `whole-` spans as well. */
export function stretchesIn(
  table: string,
  { range }: Question,
  condition: string,
  whole: 'whole-' | '' = '',
): string {
  const parts = stretchesOf(range).map(
    ({ span, from, to }) =>
      `select * from ${table} where span = '${whole}${span}' and start between '${from}' and '${to}' and ${condition}`,
  )

  return `(${parts.join(' union all ')}) r`
}

/** Every day of the range, of the same. */
export const daysIn = (
  table: string,
  { range: { from, to } }: Question,
  condition: string,
  whole: 'whole-' | '' = '',
): string =>
  `(select * from ${table} where span = '${whole}day' and start between '${from}' and '${to}' and ${condition}) r`

// The table has these names and no others.
export const everyDataset = Object.keys(datasets) as DatasetName[]
