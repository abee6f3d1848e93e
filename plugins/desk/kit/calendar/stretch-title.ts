import { weekdayNames } from '#domain/time/format.ts'
import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { isoWeekOf } from '#domain/time/iso-week.ts'
import { monthNames } from '#domain/time/months.ts'

/** `Dienstag, 24. November 2026`, or `KW 48 · 23.–29. November 2026` of the days of a week. */
export function stretchTitle(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)]
  if (days.length === 1)
    return `${weekdayNames[weekdayIndexOf(dayNumberOf(first))]}, ${dayOf(first)} ${yearOf(first)}`

  return `KW ${isoWeekOf(first).week} · ${beginning(first, last)}${dayOf(last)} ${yearOf(last)}`
}

/** As much of the first day as is not that of the last one. */
function beginning(first: string, last: string): string {
  if (yearOf(first) !== yearOf(last)) return `${dayOf(first)} ${yearOf(first)} – `

  return monthOf(first) === monthOf(last) ? `${Number(first.slice(8))}.–` : `${dayOf(first)} – `
}

const yearOf = (day: string): string => day.slice(0, 4)
const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
const dayOf = (day: string): string => `${Number(day.slice(8))}. ${monthOf(day)}`
