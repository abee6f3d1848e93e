import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { epochMsOf } from '../../time/zone-clock.ts'

/** How long a link holds where nobody says otherwise, and at most, in days. */
export const usualLinkDays = 30
export const mostLinkDays = 365

/** The last day that is offered first, seen from today. */
export const usualLastDay = (today: string): string => isoDayOf(dayNumberOf(today) + usualLinkDays)
export const latestLastDay = (today: string): string => isoDayOf(dayNumberOf(today) + mostLinkDays)

/** Why a link cannot end with this day, in German, or null. Days are `YYYY-MM-DD`. */
export function lastDayProblem(lastDay: string, today: string): string | null {
  if (lastDay < today) return 'Bitte wählen Sie heute oder einen späteren Tag.'
  if (lastDay > latestLastDay(today)) return 'Ein Link gilt höchstens ein Jahr.'

  return null
}

/** When a link ends that holds for the whole of its last day, by the clock of the house. */
export const endOfLink = (lastDay: string, timeZone: string): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(epochMsOf(dayNumberOf(lastDay) + 1, 0, timeZone))
