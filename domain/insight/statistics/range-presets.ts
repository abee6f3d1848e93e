import { dayNumberOf, isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { daysOfMonth, monthOfDay, monthsAway } from '../../time/calendar-month.ts'
import { type DayRange, daysIn, type Grain } from './statistics-range.ts'

/** Ranges that people ask for by name. */
export const rangeLabels = {
  today: 'Heute',
  yesterday: 'Gestern',
  days7: '7 Tage',
  days30: '30 Tage',
  days90: '90 Tage',
  month: 'Dieser Monat',
  'last-month': 'Letzter Monat',
  months12: '12 Monate',
} as const
export type RangePreset = keyof typeof rangeLabels

const daysBack = { days7: 7, days30: 30, days90: 90 } as const

/** The days that a name stands for, seen from a `YYYY-MM-DD` day: all but yesterday and last month end on it. */
export function rangeOf(preset: RangePreset, today: string): DayRange {
  const number = dayNumberOf(today)
  const month = monthOfDay(number)
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: isoDayOf(number - 1), to: isoDayOf(number - 1) }
    case 'month':
      return { from: `${month}-01`, to: today }
    case 'last-month':
      return wholeMonth(monthsAway(month, -1))
    case 'months12':
      return { from: `${monthsAway(month, -11)}-01`, to: today }
    case 'days7':
    case 'days30':
    case 'days90':
      return { from: isoDayOf(number - daysBack[preset] + 1), to: today }
  }
}

/** The same length right before or after: whole months where it is one. */
export function movedRange(range: DayRange, by: 1 | -1): DayRange {
  const month = range.from.slice(0, 7)
  const { from, to } = wholeMonth(month)
  if (range.from === from && range.to === to) return wholeMonth(monthsAway(month, by))
  const days = daysIn(range) * by

  return { from: isoDayOf(dayNumberOf(range.from) + days), to: isoDayOf(dayNumberOf(range.to) + days) }
}

function wholeMonth(month: string): DayRange {
  const { from, to: beyond } = daysOfMonth(month)

  return { from: isoDayOf(from), to: isoDayOf(beyond - 1) }
}

/** The days of one point of a series; null for an hour, which has no smaller range than its day. */
export function rangeOfPoint(at: string, grain: Grain, { to }: DayRange): DayRange | null {
  if (grain === 'hour') return null
  const number = dayNumberOf(at)
  const last =
    grain === 'day'
      ? number
      : grain === 'week'
        ? number + 6 - weekdayIndexOf(number)
        : daysOfMonth(at.slice(0, 7)).to - 1

  return { from: at, to: isoDayOf(Math.min(last, dayNumberOf(to))) }
}
