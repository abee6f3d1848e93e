import { dayNumberOf } from './calendar-day.ts'
import { dayHours, isInvalid, type MinuteRange } from './day-hours.ts'
import { formatMinute } from './format.ts'
import type { HoursEntry } from './hours.contract.ts'
import { type Weekday, weekdays } from './weekdays.ts'

/** Hours of each such weekday or of one date, `HH:MM`; past midnight they close before they open. */
export type HoursSpecification = ({ weekday: Weekday } | { date: string }) & { opens: string; closes: string }

const weekStart = dayNumberOf('2024-01-01')
const endOfDay = 1440

/**
 * The usual week and the dates that differ, from `firstDay` (`YYYY-MM-DD`) on, as schema.org wants them: a closed day
 * opens and closes at midnight, and the day ends at 23:59.
 */
export function hoursSpecification(entries: readonly HoursEntry[], firstDay: string): HoursSpecification[] {
  const usual = entries.filter(({ type }) => type !== 'once')
  const dates = entries.flatMap((entry) =>
    entry.type === 'once' && !isInvalid(entry) ? [entry.date ?? ''] : [],
  )
  const coming = [...new Set(dates)].filter((date) => date >= firstDay).toSorted()

  return [
    ...weekdays.flatMap((weekday, index) =>
      timesOf(dayHours(usual, weekStart + index)).map((times) => ({ weekday, ...times })),
    ),
    ...coming.flatMap((date) =>
      timesOf(dayHours(entries, dayNumberOf(date))).map((times) => ({ date, ...times })),
    ),
  ]
}

function timesOf(ranges: readonly MinuteRange[]): { opens: string; closes: string }[] {
  if (ranges.length === 0) return [{ opens: '00:00', closes: '00:00' }]

  return ranges.map(({ from, to }) => ({
    opens: formatMinute(from),
    closes: to === endOfDay || to - from === endOfDay ? lastMinuteBefore(to) : formatMinute(to),
  }))
}

/** A whole day would close when it opens, which means that it is closed. */
const lastMinuteBefore = (minute: number) => formatMinute(minute - 1)
