import { dayNumberOf, isoDayOf } from './calendar-day.ts'
import { epochMsOf, minuteOf, wallClockAt } from './zone-clock.ts'

/**
 * The `YYYY-MM-DD` that an order placed now is counted under: before `startsAt` (`HH:MM` on the
 * branch's clock) the night still belongs to the evening before. Ticket numbers count per business day. A day that has
 * begun goes on, also where the clock is put back behind its begin.
 */
export function businessDayOf(now: Temporal.Instant, timeZone: string, startsAt = '04:00'): string {
  const { day, minute } = wallClockAt(now.epochMilliseconds, timeZone)
  const begin = minuteOf(startsAt)
  const hasBegun = minute >= begin || epochMsOf(day, begin, timeZone) <= now.epochMilliseconds

  return isoDayOf(hasBegun ? day : day - 1)
}

/** When the business day of an instant is over, which is when the next one begins. */
export function businessDayEnd(
  now: Temporal.Instant,
  timeZone: string,
  startsAt = '04:00',
): Temporal.Instant {
  const day = dayNumberOf(businessDayOf(now, timeZone, startsAt))

  return Temporal.Instant.fromEpochMilliseconds(epochMsOf(day + 1, minuteOf(startsAt), timeZone))
}

/** The instant within the business day of `now` at which the branch's clock shows `HH:MM`, past or still to come. */
export function clockOfBusinessDay(
  clock: string,
  now: Temporal.Instant,
  timeZone: string,
  startsAt = '04:00',
): Temporal.Instant {
  const day = dayNumberOf(businessDayOf(now, timeZone, startsAt))
  const minute = minuteOf(clock)
  const isAfterMidnight = minute < minuteOf(startsAt)

  return Temporal.Instant.fromEpochMilliseconds(epochMsOf(isAfterMidnight ? day + 1 : day, minute, timeZone))
}
