import { dayNumberOf, isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { epochMsOf } from '../../time/zone-clock.ts'

/** How much of a range one point of a series is about. */
export const grains = ['hour', 'day', 'week', 'month'] as const
export type Grain = (typeof grains)[number]

/** Calendar days `YYYY-MM-DD`, both ends included. */
export type DayRange = { from: string; to: string }

/** Comparisons with the year before need two years, and little more is ever asked for. */
export const mostDays = 1830
export const mostDaysByHour = 62

const hourMs = 3_600_000
const daysPerWeek = 7

/** What a range is compared with: the days right before it, or those of the year before, from the same weekday. */
export const comparisons = ['previous', 'year'] as const
export type Comparison = (typeof comparisons)[number]

export const daysIn = ({ from, to }: DayRange): number => dayNumberOf(to) - dayNumberOf(from) + 1

/** Why a range cannot be asked for, as German text, or null. */
export function rangeProblem(range: DayRange, grain?: Grain): string | null {
  const days = daysIn(range)
  if (days < 1) return '„Bis“ darf nicht vor „Von“ liegen.'
  if (days > mostDays) return `Mehr als ${mostDays} Tage können nicht auf einmal ausgewertet werden.`
  if (grain === 'hour' && days > mostDaysByHour)
    return `Nach Stunden können höchstens ${mostDaysByHour} Tage ausgewertet werden.`

  return null
}

/** What tells most of a range where nobody says otherwise: at most some 100 points. */
export function usualGrain(range: DayRange): Grain {
  const days = daysIn(range)

  return days <= 2 ? 'hour' : days <= 100 ? 'day' : days <= 740 ? 'week' : 'month'
}

/** As many days as the range has, which end before it; by year, 52 weeks earlier, so that weekdays meet. */
export function comparedRange(range: DayRange, comparison: Comparison): DayRange {
  const back = comparison === 'year' ? 52 * daysPerWeek : daysIn(range)

  return { from: dayAway(range.from, -back), to: dayAway(range.to, -back) }
}

/** The points of a series that is counted by days: the first day of each, cut to the range. */
export function bucketDays(range: DayRange, grain: Exclude<Grain, 'hour'>): string[] {
  const first = dayNumberOf(range.from)
  const days = Array.from({ length: daysIn(range) }, (_, index) => isoDayOf(first + index))

  return grain === 'day' ? days : [...new Set(days.map((day) => bucketOf(day, grain, range)))]
}

/** The point of a series that a day of the range belongs to. */
export function bucketOf(day: string, grain: Exclude<Grain, 'hour'>, { from }: DayRange): string {
  const begin = grain === 'day' ? day : beginOf(day, grain)

  return begin < from ? from : begin
}

/** The Monday of the week, or the first of the month, that a day is in. */
export function beginOf(day: string, unit: 'week' | 'month'): string {
  const number = dayNumberOf(day)

  return unit === 'week' ? isoDayOf(number - weekdayIndexOf(number)) : `${day.slice(0, 7)}-01`
}

/** The points of a series that is counted by hours, as ISO text: a day on which clocks change has 23 or 25. */
export function bucketHours(range: DayRange, timeZone: string): string[] {
  const { begin, end } = instantsOf(range, timeZone)

  return Array.from({ length: Math.ceil((end - begin) / hourMs) }, (_, index) =>
    new Date(begin + index * hourMs).toISOString(),
  )
}

/** When a range begins and ends by the clock of a zone, half-open, in epoch milliseconds. */
export function instantsOf({ from, to }: DayRange, timeZone: string): { begin: number; end: number } {
  return {
    begin: epochMsOf(dayNumberOf(from), 0, timeZone),
    end: epochMsOf(dayNumberOf(to) + 1, 0, timeZone),
  }
}

/** Stretches of a range that rollups answer: whole months or weeks as such, and the days before and after them. */
export type Stretch<Unit extends 'week' | 'month' = 'month'> = DayRange & { span: 'day' | Unit }

/** The range in as few rows as rollups allow; the stretches share no day. A month or week is named by its first day. */
export function stretchesOf(range: DayRange): Stretch[]
export function stretchesOf<Unit extends 'week' | 'month'>(range: DayRange, unit: Unit): Stretch<Unit>[]
export function stretchesOf(range: DayRange, unit: 'week' | 'month' = 'month'): Stretch<'week' | 'month'>[] {
  const begun = beginOf(range.from, unit)
  const first = begun === range.from ? begun : nextOf(begun, unit)
  const beyond = beginOf(dayAway(range.to, 1), unit)
  if (first >= beyond) return [{ span: 'day', ...range }]

  return [
    ...(first > range.from ? [{ span: 'day', from: range.from, to: dayAway(first, -1) } as const] : []),
    { span: unit, from: first, to: beginOf(dayAway(beyond, -1), unit) },
    ...(beyond > range.to ? [] : [{ span: 'day', from: beyond, to: range.to } as const]),
  ]
}

/** The range in ranges of at most so many days, which share no day. */
export function rangesWithin({ from, to }: DayRange, most: number): DayRange[] {
  const ranges: DayRange[] = []
  for (let begin = from; begin <= to; begin = dayAway(begin, most)) {
    const end = dayAway(begin, most - 1)
    ranges.push({ from: begin, to: end < to ? end : to })
  }

  return ranges
}

/** Of the first day of a week or a month the first day of the next. */
const nextOf = (begin: string, unit: 'week' | 'month'): string =>
  unit === 'week' ? dayAway(begin, daysPerWeek) : beginOf(dayAway(begin, 31), 'month')

const dayAway = (day: string, days: number): string => isoDayOf(dayNumberOf(day) + days)
