import { dayMs } from './zone-clock.ts'

/** Days since 1970-01-01 of a `YYYY-MM-DD` day. Throws a RangeError on anything else. */
export function dayNumberOf(isoDay: string): number {
  const day = Date.parse(`${isoDay}T00:00:00Z`) / dayMs
  if (!Number.isInteger(day)) throw new RangeError(`Not a calendar day: ${isoDay}`)

  return day
}

/** The `YYYY-MM-DD` of a day number. */
export function isoDayOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10)
}

/** 0 is Monday, 6 is Sunday, as in the list of weekdays. Day 0 was a Thursday. */
export function weekdayIndexOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7
}
