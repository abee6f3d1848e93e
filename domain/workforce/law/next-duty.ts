import { minuteMs } from '../../time/zone-clock.ts'
import { partAt, restedMs, workedSinceBreakMs } from './break-rules.ts'
import { nightsAround } from './closed-time-rules.ts'
import type { LawRules, Limit, RulesOn } from './law-rules.ts'
import { mondayOf, type Work, type WorkDay, workDaysOf } from './work-day.ts'

export const dutyCodes = ['break-due', 'day-ends', 'span-ends', 'week-ends', 'night-begins'] as const
export type DutyCode = (typeof dutyCodes)[number]

/** What the law asks of somebody at work next: by when (epoch milliseconds), and of how many minutes it speaks. */
export type NextDuty = { code: DutyCode; paragraph: string; at: number; workId: string; minutes: number }

/**
 * What comes first if a person who is at work goes on from `nowMs` without a further break, or goes on right now if
 * they are in one; null when nobody is at work or nothing is ahead. What has been passed already is `dutyNow`.
 */
export function nextDuty(works: readonly Work[], rulesOn: RulesOn, nowMs: number): NextDuty | null {
  const workDays = workDaysOf(works, nowMs)
  const today = workDays.at(-1)
  if (!today?.isOpen) return null

  const rules = rulesOn(today.day)
  const ahead = [
    ...breaksAhead(today, rules, nowMs),
    ...limitAhead(rules.daily, today.workedMs, 'day-ends', nowMs),
    ...limitAhead(rules.span, nowMs - today.from, 'span-ends', nowMs),
    ...limitAhead(rules.weekly, workedInWeek(workDays, today), 'week-ends', nowMs),
    ...nightAhead(today, rules, nowMs),
  ]
  const [first] = ahead.toSorted((one, other) => one.at - other.at)

  return first ? { ...first, workId: partAt(today, nowMs) } : null
}

type Ahead = Omit<NextDuty, 'workId'>

/** By the sum of work, what then is missing of the break; and by the longest work in one go, the smallest break. */
function breaksAhead(today: WorkDay, { breaks }: LawRules, nowMs: number): Ahead[] {
  const { paragraph, needs, longestWorkMinutes, smallestMinutes } = breaks
  const rested = restedMs(today, breaks)
  const bySum = needs.flatMap(({ overMinutes, minutes }) => {
    const at = nowMs + overMinutes * minuteMs - today.workedMs
    const missing = Math.ceil((minutes * minuteMs - rested) / minuteMs)
    return at < nowMs || missing <= 0 ? [] : [due(at, missing)]
  })
  const longestMs = (longestWorkMinutes ?? Number.POSITIVE_INFINITY) * minuteMs
  const inOneGo = nowMs + longestMs - workedSinceBreakMs(today, breaks)
  if (inOneGo < nowMs || inOneGo === Number.POSITIVE_INFINITY) return bySum

  return [...bySum, due(inOneGo, smallestMinutes)]

  function due(at: number, minutes: number): Ahead {
    return { code: 'break-due', paragraph, at, minutes: Math.max(minutes, smallestMinutes) }
  }
}

/** The next of its two bounds, where what may be balanced ends first. */
function limitAhead(limit: Limit | null, lastedMs: number, code: DutyCode, nowMs: number): Ahead[] {
  if (!limit) return []

  return [limit, ...(limit.extended ? [limit.extended] : [])].flatMap(({ minutes, paragraph }) => {
    const at = nowMs + minutes * minuteMs - lastedMs
    return at < nowMs ? [] : [{ code, paragraph, at, minutes }]
  })
}

function nightAhead({ timeZone }: WorkDay, { night }: LawRules, nowMs: number): Ahead[] {
  if (!night) return []
  const next = nightsAround({ from: nowMs, to: nowMs, timeZone }, night).find(({ from }) => from >= nowMs)

  return next ? [{ code: 'night-begins', paragraph: night.paragraph, at: next.from, minutes: 0 }] : []
}

/** Milliseconds worked in the week in which the day of work began. */
export function workedInWeek(workDays: readonly WorkDay[], today: WorkDay): number {
  return workDays
    .filter(({ day }) => mondayOf(day) === mondayOf(today.day))
    .reduce((sum, { workedMs }) => sum + workedMs, 0)
}
