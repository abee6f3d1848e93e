import { dayNumberOf, isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { monthNames } from '../../time/months.ts'
import { dayAfter, daysOfWeek, isoWeekOf } from '../../time/iso-week.ts'

export const planSpans = ['week', 'month'] as const
export type PlanSpan = (typeof planSpans)[number]
export const planSpanLabels: Readonly<Record<PlanSpan, string>> = { week: 'Woche', month: 'Monat' }

/** The `YYYY-MM-DD` days of the week, from Monday, or of the month that a day is in. */
export function daysOfSpan(day: string, span: PlanSpan): string[] {
  if (span === 'week') return daysOfWeek(day)
  const first = dayNumberOf(`${day.slice(0, 7)}-01`)
  const next = dayNumberOf(`${dayAfter(isoDayOf(first), 31).slice(0, 7)}-01`)

  return Array.from({ length: next - first }, (_, index) => isoDayOf(first + index))
}

/** A day of the span before or after; of a month its first one. */
export function daysAway(day: string, span: PlanSpan, pages: 1 | -1): string {
  if (span === 'week') return dayAfter(day, 7 * pages)
  const days = daysOfSpan(day, 'month')

  return pages > 0 ? dayAfter(days.at(-1) ?? day, 1) : `${dayAfter(days[0] ?? day, -1).slice(0, 7)}-01`
}

/** „KW 32, 3. bis 9. August 2026“ or „August 2026“; a week belongs to the year of its Thursday. */
export function spanTitle(day: string, span: PlanSpan): string {
  const days = daysOfSpan(day, span)
  const [first = day, last = day] = [days[0], days.at(-1)]
  if (span === 'month') return `${monthOf(first)} ${first.slice(0, 4)}`
  const begin = [
    `${Number(first.slice(8))}.`,
    ...(first.slice(0, 7) === last.slice(0, 7) ? [] : [monthOf(first)]),
    ...(first.slice(0, 4) === last.slice(0, 4) ? [] : [first.slice(0, 4)]),
  ].join(' ')

  return `KW ${isoWeekOf(day).week}, ${begin} bis ${Number(last.slice(8))}. ${monthOf(last)} ${last.slice(0, 4)}`
}

/** Whether it is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekdayIndexOf(dayNumberOf(day)) > 4

const monthOf = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? ''
