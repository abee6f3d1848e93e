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
  const days = Array.from({ length: daysIn(range) }, (_, index) => dayAway(range.from, index))

  return [...new Set(days.map((day) => bucketOf(day, grain, range)))]
}

/** The point of a series that a day of the range belongs to. */
export function bucketOf(day: string, grain: Exclude<Grain, 'hour'>, { from }: DayRange): string {
  const number = dayNumberOf(day)
  const begin =
    grain === 'day'
      ? day
      : grain === 'week'
        ? isoDayOf(number - weekdayIndexOf(number))
        : `${day.slice(0, 7)}-01`

  return begin < from ? from : begin
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

/** Stretches of a range that rollups answer: whole months as such, and the days before and after them. */
export type Stretch = DayRange & { span: 'day' | 'month' }

/** The range in as few rows as rollups allow; the stretches share no day. A month is named by its first day. */
export function stretchesOf(range: DayRange): Stretch[] {
  const first = isFirst(range.from) ? range.from : firstOfNext(range.from)
  const end = firstOfNext(range.to)
  const isToEnd = dayAway(end, -1) === range.to
  const beyond = isToEnd ? end : `${range.to.slice(0, 7)}-01`
  if (first >= beyond) return [{ span: 'day', ...range }]

  return [
    ...(first > range.from ? [{ span: 'day', from: range.from, to: dayAway(first, -1) } as const] : []),
    { span: 'month', from: first, to: `${dayAway(beyond, -1).slice(0, 7)}-01` },
    ...(isToEnd ? [] : [{ span: 'day', from: beyond, to: range.to } as const]),
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

const isFirst = (day: string): boolean => day.endsWith('-01')

const firstOfNext = (day: string): string => `${dayAway(`${day.slice(0, 7)}-28`, 7).slice(0, 7)}-01`

const dayAway = (day: string, days: number): string => isoDayOf(dayNumberOf(day) + days)
