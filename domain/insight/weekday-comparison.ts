import { businessDayOf } from '../time/business-day.ts'
import { dayNumberOf, isoDayOf } from '../time/calendar-day.ts'
import { epochMsOf, minuteMs, wallClockAt } from '../time/zone-clock.ts'

type ComparedDays = {
  /** `YYYY-MM-DD`, as orders are counted. */
  today: string
  lastWeek: string
  /** What was sold a week ago is compared up to here. */
  until: Temporal.Instant
}

/**
 * The business day of a branch and the same weekday a week before, up to the same time on the branch's clock: a week
 * with a night in which clocks change is an hour longer or shorter. A time that the spring night skipped is the moment
 * of the change, one that the autumn night repeated its first occurrence.
 */
export function comparedDays(now: Temporal.Instant, timeZone: string, startsAt?: string): ComparedDays {
  const today = businessDayOf(now, timeZone, startsAt)
  const { day, minute } = wallClockAt(now.epochMilliseconds, timeZone)
  const withinMinute = now.epochMilliseconds % minuteMs

  return {
    today,
    lastWeek: isoDayOf(dayNumberOf(today) - 7),
    until: Temporal.Instant.fromEpochMilliseconds(epochMsOf(day - 7, minute, timeZone) + withinMinute),
  }
}

/** Whole percent by which `now` is above `before`, half away from zero; null where there is nothing to compare with. */
export function changeInPercent(now: number, before: number): number | null {
  if (before === 0) return null
  const percent = ((now - before) / before) * 100

  return Math.sign(percent) * Math.round(Math.abs(percent)) + 0
}

/** Cents per order, half away from zero; null where nothing was sold. */
export function averageCents(sum: number, orders: number): number | null {
  return orders === 0 ? null : Math.round(sum / orders)
}
