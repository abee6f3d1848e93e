import { dayNumberOf, isoDayOf, weekdayIndexOf } from './calendar-day.ts'

export type IsoWeek = { year: number; week: number }

const daysPerWeek = 7
const thursday = 3

/** The week of a `YYYY-MM-DD` day by ISO 8601: it belongs to the year that its Thursday is in. */
export function isoWeekOf(day: string): IsoWeek {
  const number = dayNumberOf(day)
  const middle = number - weekdayIndexOf(number) + thursday
  const year = Number(isoDayOf(middle).slice(0, 4))
  const first = dayNumberOf(`${String(year).padStart(4, '0')}-01-01`)

  return { year, week: Math.floor((middle - first) / daysPerWeek) + 1 }
}

/** The seven `YYYY-MM-DD` days of the week that a day is in, from Monday. */
export function daysOfWeek(day: string): string[] {
  const number = dayNumberOf(day)
  const monday = number - weekdayIndexOf(number)

  return Array.from({ length: daysPerWeek }, (_, index) => isoDayOf(monday + index))
}

/** The `YYYY-MM-DD` day so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return isoDayOf(dayNumberOf(day) + days)
}
