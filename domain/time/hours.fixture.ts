import type { HoursEntry } from './hours.contract.ts'
import { openIntervals } from './open-intervals.fixture.ts'

export const vienna = 'Europe/Vienna'

export const at = (local: string, zone = vienna) =>
  Temporal.ZonedDateTime.from(`${local}[${zone}]`).toInstant()
export const on = (type: HoursEntry['type'], from: string, to: string): HoursEntry => ({ type, from, to })
export const once = (date: string, from: string, to: string): HoursEntry => ({ type: 'once', date, from, to })
export const closedOn = (type: HoursEntry['type'], date?: string): HoursEntry => ({
  type,
  date,
  isClosed: true,
})

/** Intervals in the words of the local clock, `Mo 23. 11:00–14:00` style. */
export function intervals(entries: HoursEntry[], from: string, until: string, zone = vienna): string[] {
  return openIntervals(entries, at(from, zone), at(until, zone), zone).map(
    ({ start, end }) => `${shown(start, zone)}/${shown(end, zone)}`,
  )
}

export function shown(instant: Temporal.Instant, zone: string): string {
  const clock = instant.toZonedDateTimeISO(zone)
  return `${clock.toPlainDateTime().toString({ smallestUnit: 'minute' }).slice(5)}${clock.offset.slice(0, 3)}`
}

// Monday 23 November to Sunday 29 November 2026 is ISO week 48.
export const tavern: HoursEntry[] = [
  on('monday', '11:00', '14:00'),
  on('monday', '17:00', '23:00'),
  on('friday', '18:00', '02:00'),
]
