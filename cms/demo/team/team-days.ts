import { weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { type Days, monthAround, monthsLater } from '#domain/time/month-around.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'

/** The days that the team of the demo is told about, as day numbers. */
export type TeamDays = {
  today: number
  /** Three months that are over; two of them are closed. */
  months: [Days, Days, Days]
  /** The first day with other terms: the 15th of the second month. */
  change: number
  /** The first day of which no plan is published, and of which there is none. */
  published: number
  planned: number
}

/** Three whole months and the one that goes on; what lies ahead is published for two weeks and planned for three. */
export function teamDays(now: Temporal.Instant, timeZone: string): TeamDays {
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const monthAgo = (months: number) => monthAround(monthsLater(today, -months))
  const months: TeamDays['months'] = [monthAgo(3), monthAgo(2), monthAgo(1)]
  const nextMonday = today - weekdayIndexOf(today) + 7

  return {
    today,
    months,
    change: months[1].from + 14,
    published: nextMonday + 14,
    planned: nextMonday + 21,
  }
}

/** The first such day of the week (0 is Monday) from a day on. */
export const nextWeekday = (from: number, weekday: number): number =>
  from + ((weekday - weekdayIndexOf(from) + 7) % 7)
