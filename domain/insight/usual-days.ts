import { businessDayOf } from '../time/business-day.ts'
import { dayNumberOf, isoDayOf } from '../time/calendar-day.ts'
import { epochMsOf, minuteMs, wallClockAt } from '../time/zone-clock.ts'

/** With so many weeks a day is compared; of fewer than three nobody knows what is usual. */
export const usualWeeks = 8
const fewestWeeks = 3

/** A business day, and up to when what came in on it is compared. `weeksAgo` 0 is today. */
export type ComparedDay = { weeksAgo: number; day: string; until: Temporal.Instant }

/**
 * The business day of a branch and the same weekday of the eight weeks before, each up to the same time on the branch's
 * clock: a week with a night in which clocks change is an hour longer or shorter.
 */
export function usualDays(now: Temporal.Instant, timeZone: string, startsAt?: string): ComparedDay[] {
  const today = dayNumberOf(businessDayOf(now, timeZone, startsAt))
  const { day, minute } = wallClockAt(now.epochMilliseconds, timeZone)
  const withinMinute = now.epochMilliseconds % minuteMs

  return Array.from({ length: usualWeeks + 1 }, (_, weeksAgo) => ({
    weeksAgo,
    day: isoDayOf(today - 7 * weeksAgo),
    until:
      weeksAgo === 0
        ? now
        : Temporal.Instant.fromEpochMilliseconds(
            epochMsOf(day - 7 * weeksAgo, minute, timeZone) + withinMinute,
          ),
  }))
}

/**
 * What is usual: the median, which one holiday or one banquet leaves as it is; whole, half away from zero. Null where
 * there are fewer than three weeks to look at.
 */
export function usualOf(weeks: readonly number[]): number | null {
  if (weeks.length < fewestWeeks) return null
  const sorted = weeks.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0

  return Math.round(sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2)
}
