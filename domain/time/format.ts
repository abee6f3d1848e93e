import { dayNumberOf, isoDayOf, weekdayIndexOf } from './calendar-day.ts'
import { weekdayLabels, weekdays } from './weekdays.ts'
import { localDayAt, wallClockAt } from './zone-clock.ts'

export const weekdayNames = weekdays.map((weekday) => weekdayLabels[weekday])
export const weekdayShortNames = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

/** `24.12.2026` on the zone's calendar. Spec: storefront 1. */
export function formatDate(at: Temporal.Instant, timeZone: string): string {
  return formatDay(isoDayOf(localDayAt(at.epochMilliseconds, timeZone)))
}

/** `17:05` on the zone's clock, seconds cut off. Spec: storefront 1. */
export function formatTime(at: Temporal.Instant, timeZone: string): string {
  return formatMinute(wallClockAt(at.epochMilliseconds, timeZone).minute)
}

/** `24.12.2026, 17:05`. */
export function formatDateTime(at: Temporal.Instant, timeZone: string): string {
  return `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
}

/** `24.12.2026` of a `YYYY-MM-DD` day. */
export function formatDay(day: string): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`
}

/** `heute um 17:00` or `Montag um 11:00`; meant for the 72 hours of the next opening. Spec: storefront 4. */
export function formatOpening(next: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const day = localDayAt(next.epochMilliseconds, timeZone)
  const isToday = day === localDayAt(now.epochMilliseconds, timeZone)

  return `${isToday ? 'heute' : weekdayNames[weekdayIndexOf(day)]} um ${formatTime(next, timeZone)}`
}

/** `Heute`, `Morgen` or `Mo 23.11.` for a `YYYY-MM-DD` day, seen from `now` in the zone. */
export function formatDayLabel(day: string, now: Temporal.Instant, timeZone: string): string {
  const number = dayNumberOf(day)
  const daysAhead = number - localDayAt(now.epochMilliseconds, timeZone)
  if (daysAhead === 0) return 'Heute'
  if (daysAhead === 1) return 'Morgen'

  return `${weekdayShortNames[weekdayIndexOf(number)]} ${formatDay(day).slice(0, 6)}`
}

/** `Morgen, 17:05 Uhr` of an instant, seen from `now` in the zone. */
export function formatAppointment(at: Temporal.Instant, now: Temporal.Instant, timeZone: string): string {
  const day = isoDayOf(localDayAt(at.epochMilliseconds, timeZone))

  return `${formatDayLabel(day, now, timeZone)}, ${formatTime(at, timeZone)} Uhr`
}

/** `17:05` of minutes since midnight; past midnight it starts over, the end of the day is `24:00`. */
export function formatMinute(minute: number): string {
  const shown = minute > 1440 ? minute - 1440 : minute

  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`
}

/** `168:30` hours of whole minutes, below zero with its sign: `-0:30`. */
export function formatHours(minutes: number): string {
  const size = Math.abs(minutes)

  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`
}
