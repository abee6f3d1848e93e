import { epochMsOf, minuteMs, quarterMs } from '../../time/zone-clock.ts'
import { partAt } from './break-rules.ts'
import type { DailyRest, RulesOn } from './law-rules.ts'
import { weeksOf } from './maximum-rules.ts'
import type { WorkWarning } from './work-warning.ts'
import { type Closed, mondayOf, type WorkDay } from './work-day.ts'

/** Rests between two days of work that were too short, or have to be made good. Real time, also when clocks change. */
export function dailyRestWarnings(workDays: readonly WorkDay[], rulesOn: RulesOn): WorkWarning[] {
  return workDays.flatMap((workDay, index) => {
    const before = workDays[index - 1]
    return before ? shortRest(before, workDay, rulesOn(before.day).dailyRest) : []
  })
}

/**
 * Weeks without their long rest, once they are over by the clock of the work. A rest belongs to the week in which most
 * of it lies; one that still lasts is given the benefit of the doubt. What is not given is taken for rest.
 */
export function weeklyRestWarnings(
  workDays: readonly WorkDay[],
  rulesOn: RulesOn,
  nowMs: number,
): WorkWarning[] {
  const rests = restsBetween(workDays, nowMs)

  return weeksOf(workDays).flatMap((week) => {
    const last = week.at(-1)
    if (!last) return []
    const monday = mondayOf(last.day)
    const [from, firstDayOver, lastDayBegun, to] = [0, 1, 6, 7].map((day) =>
      epochMsOf(monday + day, 0, last.timeZone),
    ) as [number, number, number, number]
    const bounds = { from, firstDayOver, lastDayBegun, to }
    const { minutes, paragraph } = rulesOn(last.day).weeklyRest
    const neededMs = minutes * minuteMs
    const longest = Math.max(0, ...rests.map((rest) => restInWeek(rest, bounds, neededMs)))
    if (to > nowMs || longest >= neededMs) return []

    const facts = { needed: minutes, actual: Math.floor(longest / minuteMs) }
    return [{ code: 'weekly-rest-missing' as const, paragraph, at: to, workId: partAt(last, last.to), facts }]
  })
}

function shortRest(before: WorkDay, workDay: WorkDay, rule: DailyRest): WorkWarning[] {
  const restMs = workDay.from - before.to
  if (restMs >= rule.minutes * minuteMs) return []

  const shortened = isShortenedAfter(before, rule) ? rule.shortened : undefined
  const isBalanced = shortened !== undefined && restMs >= shortened.minutes * minuteMs
  return [
    {
      code: isBalanced ? 'rest-to-balance' : 'rest-too-short',
      paragraph: (isBalanced ? shortened : rule).paragraph,
      at: workDay.from,
      workId: workDay.parts[0]?.id ?? '',
      facts: { needed: rule.minutes, actual: Math.floor(restMs / minuteMs) },
    },
  ]
}

function isShortenedAfter({ breaks }: WorkDay, { shortened }: DailyRest): boolean {
  const pauseMs = (shortened?.afterPauseMinutes ?? 0) * minuteMs

  return pauseMs === 0 || breaks.some((each) => each.to - each.from >= pauseMs)
}

type Rest = Closed & { isOver: boolean }

function restsBetween(workDays: readonly WorkDay[], nowMs: number): Rest[] {
  const ends = [Number.NEGATIVE_INFINITY, ...workDays.map(({ to }) => to)]

  return ends.map((from, index) => {
    const next = workDays[index]
    return { from, to: next?.from ?? nowMs, isOver: next !== undefined }
  })
}

type Week = Closed & { firstDayOver: number; lastDayBegun: number }

/**
 * How much rest a week has of one: the whole of it where most of it lies in this week, else what lies in it and, where
 * that is a whole day at least (§ 4 ARG, § 11 ArbZG), what the other week does not need: whoever is on leave from Monday
 * on has rested since Saturday, and not since Sunday evening. One that still lasts may become as long as it takes, where
 * it has a whole day or, by whole quarters of an hour, most of it may still lie in this week.
 */
function restInWeek(rest: Rest, week: Week, neededMs: number): number {
  const within = Math.min(rest.to, week.to) - Math.max(rest.from, week.from)
  const before = Math.max(0, week.from - rest.from)
  const after = Math.max(0, rest.to - week.to)
  if (within <= 0) return 0
  const elsewhere = Math.max(before, after)
  const hasWholeDay = rest.from <= week.lastDayBegun && rest.to >= week.firstDayOver
  if (!rest.isOver) {
    return hasWholeDay || after < within - (within % quarterMs) + quarterMs
      ? Number.POSITIVE_INFINITY
      : within
  }
  if (within >= elsewhere) return within + before + after

  // Before the first work that is known of nobody knows what was.
  return hasWholeDay && Number.isFinite(elsewhere) ? within + Math.max(0, elsewhere - neededMs) : within
}
