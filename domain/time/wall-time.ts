import { timeZones } from './time-zones.data.ts'

/** Without Temporal, which browsers of staff may not know yet. */
const clocks = new Map<string, Intl.DateTimeFormat>()

/** `2026-08-03T18:30`, what a clock of the zone shows at an ISO instant; seconds are cut off. */
export function wallTimeAt(instant: string, timeZone: string): string {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''

  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/**
 * The ISO instants at which a clock of the zone shows `2026-08-03T18:30`: none in the hour that is left out in spring,
 * two in the one that comes again in autumn, the earlier first.
 */
export function instantsAt(wallTime: string, timeZone: string): string[] {
  const asUtcMs = Date.parse(`${wallTime}:00Z`)
  if (Number.isNaN(asUtcMs)) return []

  const offsets = [-1, 1].map((days) => offsetMsAt(asUtcMs + days * dayMs, timeZone))
  return [...new Set(offsets)]
    .map((offsetMs) => asUtcMs - offsetMs)
    .toSorted((one, other) => one - other)
    .map((ms) => new Date(ms).toISOString())
    .filter((instant) => wallTimeAt(instant, timeZone) === wallTime)
}

/** `Sommerzeit` or `Winterzeit` where the clock shows this time twice, else null. */
export function whichOfTwo(instant: string, timeZone: string): 'Sommerzeit' | 'Winterzeit' | null {
  const all = instantsAt(wallTimeAt(instant, timeZone), timeZone)
  if (all.length < 2) return null

  return Date.parse(instant) < Date.parse(all[1] ?? '') ? 'Sommerzeit' : 'Winterzeit'
}

/** `03.08.2026 18:30`, or the day alone, by a clock of the zone. */
export function momentInZone(instant: string, timeZone: string, withTime = true): string {
  const [day = '', time = ''] = wallTimeAt(instant, timeZone).split('T')
  const date = day.split('-').reverse().join('.')
  if (!withTime) return date

  return [date, time, whichOfTwo(instant, timeZone)].filter(Boolean).join(' ')
}

/** `18:30` of what somebody typed for a time of the day, such as `1830`, `8.30` or `18:30`; null of anything else. */
export function timeTyped(text: string): string | null {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.]?(\d{2})$/.exec(text.trim()) ?? []
  if (!minute || Number(hour) > 23 || Number(minute) > 59) return null

  return `${hour.padStart(2, '0')}:${minute}`
}

/** `Wien`, as people call the zone. */
export const nameOfZone = (timeZone: string): string =>
  timeZones.find(({ value }) => value === timeZone)?.label ??
  timeZone.replace(/^.*\//, '').replaceAll('_', ' ')

const dayMs = 24 * 60 * 60 * 1000

function offsetMsAt(ms: number, timeZone: string): number {
  return (
    Date.parse(`${wallTimeAt(new Date(ms).toISOString(), timeZone)}:00Z`) - Math.floor(ms / 60_000) * 60_000
  )
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...shown, timeZone })
  clocks.set(timeZone, known)

  return known
}

const shown = {
  calendar: 'iso8601',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
