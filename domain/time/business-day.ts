import { isoDayOf } from './calendar-day.ts'
import { wallClockAt } from './zone-clock.ts'

/**
 * The `YYYY-MM-DD` that an order placed now is counted under: before `startsAt` (`HH:MM` on the
 * branch's clock) the night still belongs to the evening before. Ticket numbers count per business day.
 */
export function businessDayOf(now: Temporal.Instant, timeZone: string, startsAt = '04:00'): string {
  const { day, minute } = wallClockAt(now.epochMilliseconds, timeZone)
  const startMinute = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3, 5))

  return isoDayOf(minute < startMinute ? day - 1 : day)
}
