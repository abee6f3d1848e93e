import { isoDayOf, weekdayIndexOf } from './calendar-day.ts'
import { dayHours, isInvalid } from './day-hours.ts'
import { formatDay, weekdayNames, weekdayShortNames } from './format.ts'
import type { HoursEntry } from './hours.contract.ts'
import { hoursText } from './hours-table.ts'
import { localDayAt } from './zone-clock.ts'

/** A day of the coming seven, or one beyond them that differs from its weekday. */
export type DayRow = {
  /** `Montag`, or `Mo 7.12.` of a day that differs. */
  label: string
  text: string
  isToday: boolean
  /** Whether an exception decides on it. */
  isSpecial: boolean
}

const daysPerWeek = 7

/**
 * The hours of the coming seven days from Monday to Sunday, each as they will really be, and the days after them, as many
 * as are looked ahead, that differ from their weekday. By the zone's calendar.
 */
export function weekHours(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  { timeZone, daysAhead }: { timeZone: string; daysAhead: number },
): { week: DayRow[]; special: DayRow[] } {
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const special = new Set(
    entries.flatMap((entry) => (entry.type === 'once' && !isInvalid(entry) ? [entry.date ?? ''] : [])),
  )
  const rows = Array.from({ length: daysAhead }, (_, index) => {
    const day = today + index
    const isSpecial = special.has(isoDayOf(day))
    return { day, isSpecial, isToday: index === 0, text: hoursText(dayHours(entries, day)) }
  })

  return {
    week: rows
      .slice(0, daysPerWeek)
      .toSorted((one, other) => weekdayIndexOf(one.day) - weekdayIndexOf(other.day))
      .map(({ day, ...row }) => ({ label: labelOf(day, row.isSpecial), ...row })),
    special: rows
      .slice(daysPerWeek)
      .filter(({ isSpecial }) => isSpecial)
      .map(({ day, ...row }) => ({ label: labelOf(day, true), ...row })),
  }
}

function labelOf(day: number, isSpecial: boolean): string {
  const index = weekdayIndexOf(day)
  if (!isSpecial) return weekdayNames[index] ?? ''
  const date = formatDay(isoDayOf(day))

  return `${weekdayShortNames[index]} ${Number(date.slice(0, 2))}.${Number(date.slice(3, 5))}.`
}
