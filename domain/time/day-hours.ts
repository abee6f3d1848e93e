import { isoDayOf, weekdayIndexOf } from './calendar-day.ts'
import type { HoursEntry } from './hours.contract.ts'
import { weekdays } from './weekdays.ts'
import { minuteOf, minutesPerDay } from './zone-clock.ts'

/** Minutes since local midnight, half-open; beyond 1440 lies in the following day. */
export type MinuteRange = { from: number; to: number }

/**
 * The hours that begin on one calendar day, in the order of the entries. Spec: storefront 4.
 *
 * - `daily` applies to every day, a weekday to its own, `once` to its date: other weeks keep theirs.
 * - `once` takes the place of the weekday's entries and of a daily closure on its date; daily hours stay.
 * - Of what then applies, one closed entry leaves the day without hours; all others accumulate.
 * - `to` at or before `from` closes on the next day, so equal times are 24 hours.
 * - Incomplete entries count for nothing, see `isInvalid`.
 */
export function dayHours(entries: readonly HoursEntry[], day: number): MinuteRange[] {
  const applying = entriesOf(entries, day)
  if (applying.some((entry) => entry.isClosed)) return []

  return applying.map(minuteRangeOf)
}

/** Whether an entry lacks what it needs to mean anything: its date, or both of its times. */
export function isInvalid(entry: HoursEntry): boolean {
  if (entry.type === 'once' && !entry.date) return true

  return !entry.isClosed && (!entry.from || !entry.to || entry.from === '24:00')
}

function entriesOf(entries: readonly HoursEntry[], day: number): HoursEntry[] {
  const weekday = weekdays[weekdayIndexOf(day)]
  const applying = entries.filter((entry) => {
    if (isInvalid(entry)) return false
    if (entry.type === 'once') return entry.date === isoDayOf(day)
    return entry.type === 'daily' || entry.type === weekday
  })

  if (!applying.some((entry) => entry.type === 'once')) return applying
  return applying.filter((entry) => entry.type === 'once' || (entry.type === 'daily' && !entry.isClosed))
}

function minuteRangeOf(entry: HoursEntry): MinuteRange {
  const from = minuteOf(entry.from ?? '')
  const to = minuteOf(entry.to ?? '')

  return { from, to: to <= from ? to + minutesPerDay : to }
}
