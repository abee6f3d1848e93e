import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { formatDate, formatDay, formatTime, weekdayShortNames } from '#domain/time/format.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

type Range = Statistics['range']

/** A point of a series, as it is read aloud. */
export function pointName(at: string, { grain, timeZone }: Range): string {
  switch (grain) {
    case 'hour': {
      const instant = Temporal.Instant.from(at)
      return `${formatDate(instant, timeZone)}, ${formatTime(instant, timeZone)} Uhr`
    }
    case 'day':
      return `${weekdayShortNames[weekdayIndexOf(dayNumberOf(at))]} ${formatDay(at)}`
    case 'week':
      return `Woche ab ${formatDay(at)}`
    case 'month':
      return monthInWords(at.slice(0, 7))
  }
}

/** The same below an axis, where there is little room. */
export function shortPointName(at: string, { grain, timeZone }: Range): string {
  if (grain === 'hour') return `${formatTime(Temporal.Instant.from(at), timeZone).slice(0, 2)} Uhr`
  if (grain === 'month') return `${monthInWords(at.slice(0, 7)).slice(0, 3)} ${at.slice(2, 4)}`

  return formatDay(at).slice(0, 6)
}

/** `01.11.2026 bis 29.11.2026`, or the one day. */
export const rangeInWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`
