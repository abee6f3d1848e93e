import type { WorkCalendar } from '../calendar/work-calendar.ts'
import { breakWarnings } from './break-rules.ts'
import { closedDayWarnings, nightWarnings, restDayWarnings } from './closed-time-rules.ts'
import type { RulesOn } from './law-rules.ts'
import { dayMaximumWarnings, weekMaximumWarnings } from './maximum-rules.ts'
import { dailyRestWarnings, weeklyRestWarnings } from './rest-rules.ts'
import { type Work, workDaysOf } from './work-day.ts'
import type { WorkWarning } from './work-warning.ts'

export type Circumstances = {
  /** By `lawFor`, for the person and the branch. */
  rulesOn: RulesOn
  calendar: WorkCalendar
  /** Epoch milliseconds: until when work that goes on counts, and which weeks are over. For a plan, its end. */
  nowMs: number
}

/**
 * What the law objects to in a person's work, in the order in which it came about. Give it what was worked, or is
 * planned, in whole weeks and at least the day before and the Sunday before: what it does not see it takes for rest.
 * Days go by the clock of the work, lengths are real time, and nothing is taken away or added.
 */
export function warningsOfWork(
  works: readonly Work[],
  { rulesOn, calendar, nowMs }: Circumstances,
): WorkWarning[] {
  const workDays = workDaysOf(works, nowMs)
  const ofDays = workDays.flatMap((workDay) => [
    ...breakWarnings(workDay, rulesOn(workDay.day).breaks),
    ...dayMaximumWarnings(workDay, rulesOn(workDay.day)),
    ...nightWarnings(workDay, rulesOn),
  ])

  return [
    ...ofDays,
    ...weekMaximumWarnings(workDays, rulesOn),
    ...dailyRestWarnings(workDays, rulesOn),
    ...weeklyRestWarnings(workDays, rulesOn, nowMs),
    ...restDayWarnings(workDays, rulesOn, calendar),
    ...closedDayWarnings(workDays, rulesOn),
  ].toSorted((one, other) => one.at - other.at)
}
