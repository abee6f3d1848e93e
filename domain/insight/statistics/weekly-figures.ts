import { isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { epochMsOf, localDayAt, minutesPerDay } from '../../time/zone-clock.ts'
import type { DayRange } from './statistics-range.ts'

/** Before work begins, on Monday. */
const dueMinute = 6 * 60
/** Where nothing could be sent on Monday, it is on Tuesday; later nobody wants to read of the week. */
const daysDue = 2

export type DueWeek = {
  /** The week that is over, from Monday to Sunday. */
  week: DayRange
  /** From when on it is told; whoever wishes for it later is told of the next one. */
  dueAt: Temporal.Instant
}

/** The week that people are to be told of now, by the clock of the house; null where it is not yet, or not any more. */
export function weekDueAt(now: Temporal.Instant, timeZone: string): DueWeek | null {
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const monday = today - weekdayIndexOf(today)
  const dueMs = epochMsOf(monday, dueMinute, timeZone)
  const endMs = epochMsOf(monday, daysDue * minutesPerDay, timeZone)
  if (now.epochMilliseconds < dueMs || now.epochMilliseconds >= endMs) return null

  return {
    week: { from: isoDayOf(monday - 7), to: isoDayOf(monday - 1) },
    dueAt: Temporal.Instant.fromEpochMilliseconds(dueMs),
  }
}
