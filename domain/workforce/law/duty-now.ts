import { minuteMs } from '../../time/zone-clock.ts'
import { partAt, restedMs, workedSinceBreakMs } from './break-rules.ts'
import { nightsAround } from './closed-time-rules.ts'
import type { BreakRules, LawRules, Limit, RulesOn } from './law-rules.ts'
import { type DutyCode, type NextDuty, nextDuty, workedInWeek } from './next-duty.ts'
import { type Work, type WorkDay, workDaysOf } from './work-day.ts'

/**
 * What is to be said to a person who is at work: what comes next, or what has been passed already and can still be made
 * good, which stays due until it is: an end that has not come, else a break that was not taken.
 */
export function dutyNow(works: readonly Work[], rulesOn: RulesOn, nowMs: number): NextDuty | null {
  return overdue(works, rulesOn, nowMs) ?? nextDuty(works, rulesOn, nowMs)
}

function overdue(works: readonly Work[], rulesOn: RulesOn, nowMs: number): NextDuty | null {
  const workDays = workDaysOf(works, nowMs)
  const today = workDays.at(-1)
  if (!today?.isOpen) return null

  const { breaks, daily, weekly, span, night } = rulesOn(today.day)
  const [first] = [
    ...nightPassed(today, night, nowMs),
    ...limitPassed('span-ends', span, nowMs - today.from),
    ...limitPassed('day-ends', daily, today.workedMs),
    ...limitPassed('week-ends', weekly, workedInWeek(workDays, today)),
    ...breakPassed(today, breaks),
  ]

  return first ? { ...first, at: nowMs, workId: partAt(today, nowMs) } : null
}

type Passed = Pick<NextDuty, 'code' | 'paragraph' | 'minutes'>

function nightPassed({ timeZone }: WorkDay, night: LawRules['night'], nowMs: number): Passed[] {
  if (!night) return []
  const isNight = nightsAround({ from: nowMs, to: nowMs, timeZone }, night).some(
    ({ from, to }) => from < nowMs && nowMs < to,
  )

  return isNight ? [{ code: 'night-begins', paragraph: night.paragraph, minutes: 0 }] : []
}

/** What is over the first of two bounds is balanced on other days, so only the last one ends anything. */
function limitPassed(code: DutyCode, limit: Limit | null, lastedMs: number): Passed[] {
  if (!limit) return []
  const { minutes, paragraph } = limit.extended ?? limit

  return lastedMs > minutes * minuteMs ? [{ code, paragraph, minutes }] : []
}

function breakPassed(today: WorkDay, rules: BreakRules): Passed[] {
  const { paragraph, needs, longestWorkMinutes, smallestMinutes } = rules
  const need = needs.findLast(({ overMinutes }) => today.workedMs > overMinutes * minuteMs)
  const missing = Math.ceil((need?.minutes ?? 0) - restedMs(today, rules) / minuteMs)
  const isTooLong =
    longestWorkMinutes !== null && workedSinceBreakMs(today, rules) > longestWorkMinutes * minuteMs
  if (missing <= 0 && !isTooLong) return []

  return [{ code: 'break-due', paragraph, minutes: Math.max(missing, smallestMinutes) }]
}
