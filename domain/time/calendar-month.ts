import { dayNumberOf, isoDayOf } from './calendar-day.ts'
import { type Days, monthAround, monthsLater } from './month-around.ts'
import { monthNames } from './months.ts'

/** The days of a `YYYY-MM` month as day numbers. Throws a RangeError on anything else. */
export const daysOfMonth = (month: string): Days => monthAround(dayNumberOf(`${month}-01`))

/** The `YYYY-MM` month that a day number lies in. */
export const monthOfDay = (day: number): string => isoDayOf(day).slice(0, 7)

/** “Oktober 2026”. */
export const monthInWords = (month: string): string =>
  `${monthNames[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** The `YYYY-MM` month so many months later, or earlier. */
export const monthsAway = (month: string, months: number): string =>
  monthOfDay(monthsLater(dayNumberOf(`${month}-01`), months))
