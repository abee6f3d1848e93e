import { dayMs } from './zone-clock.ts'

/** Days of a month or a year as day numbers; `to` is the first day that no longer belongs to it. */
export type Days = { from: number; to: number }

/** The calendar month that a day number is in. */
export function monthAround(day: number): Days {
  const { year, month } = partsOf(day)

  return { from: dayOf(year, month, 1), to: dayOf(year, month + 1, 1) }
}

/** The calendar year that a day number is in. */
export function yearAround(day: number): Days {
  const { year } = partsOf(day)

  return { from: dayOf(year, 0, 1), to: dayOf(year + 1, 0, 1) }
}

/**
 * The same day of the month so many months later, or earlier. Where that month is shorter it is its last day: a year
 * after 29 February is 28 February.
 */
export function monthsLater(day: number, months: number): number {
  const { year, month, date } = partsOf(day)
  const { from, to } = monthAround(dayOf(year, month + months, 1))

  return Math.min(from + date - 1, to - 1)
}

/** How many days of spans that do not overlap lie within others. */
export const daysWithin = (within: Days, spans: readonly Days[]): number =>
  spans.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, within.to) - Math.max(from, within.from)),
    0,
  )

function partsOf(day: number): { year: number; month: number; date: number } {
  const at = new Date(day * dayMs)

  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() }
}

const dayOf = (year: number, month: number, date: number): number => Date.UTC(year, month, date) / dayMs
