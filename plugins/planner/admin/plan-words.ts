import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { formatTime, weekdayNames, weekdayShortNames } from '#domain/time/format.ts'
import { monthNames } from '#domain/time/months.ts'
import type { PlanBar } from '#domain/workforce/planning/plan-rows.ts'
import type { PlanFindings } from '#domain/workforce/planning/plan.contract.ts'

/** „Dienstag 4. August“ of a `YYYY-MM-DD` day. */
export const dayName = (day: string): string =>
  `${weekdayNames[weekdayIndexOf(dayNumberOf(day))]} ${Number(day.slice(8))}. ${monthNames[Number(day.slice(5, 7)) - 1]}`

/** „Di 4.8.“ */
export const shortDay = (day: string): string =>
  `${weekdayOf(day)} ${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`

/** „Di“ */
export const weekdayOf = (day: string): string => weekdayShortNames[weekdayIndexOf(dayNumberOf(day))] ?? ''

/** What somebody hears of a shift who does not see how it is drawn. */
export const statusWord = ({ shift }: PlanBar): string =>
  shift.status === 'draft' ? 'Entwurf' : 'Veröffentlicht'

/** „Service 12:00–14:00: 2 fehlen“. */
export function gapText({ post, from, to, missing }: PlanFindings['gaps'][number], timeZone: string): string {
  const clock = (at: string) => formatTime(Temporal.Instant.from(at), timeZone)

  return `${post} ${clock(from)}–${clock(to)}: ${missing === 1 ? '1\u00a0fehlt' : `${missing}\u00a0fehlen`}`
}
