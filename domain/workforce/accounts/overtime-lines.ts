import { weekdayIndexOf } from '../../time/calendar-day.ts'
import { formatHours } from '../../time/format.ts'
import type { Days } from '../../time/month-around.ts'
import { type AccountLine, overtimeAccount } from './account-line.ts'
import type { WorkDay } from './work-by-day.ts'

/** Whole minutes from which on work is overtime, of a day and of a week from Monday; null for never. */
export type OvertimeRule = {
  dailyMinutes: number | null
  weeklyMinutes: number | null
  /** What is paid besides; said with each line. */
  percent?: number | null
}

/** By which rule a day (a day number) counts; a week counts by that of its Monday. */
export type OvertimeOn = (day: number) => OvertimeRule

/**
 * What was worked beyond the thresholds, each minute once: first what is too much for its day, then of the rest what is
 * too much for its week, on the day on which it becomes so. It is told beside the running balance, not taken from it.
 */
export function overtimeLines(
  days: Days,
  work: ReadonlyMap<number, Pick<WorkDay, 'worked'>>,
  ruleOn: OvertimeOn | undefined,
): Map<number, AccountLine[]> {
  const lines = new Map<number, AccountLine[]>()
  if (!ruleOn) return lines

  let week = 0
  let weeklyMinutes: number | null = null
  for (let day = days.from - weekdayIndexOf(days.from); day < days.to; day += 1) {
    if (weekdayIndexOf(day) === 0) {
      week = 0
      weeklyMinutes = ruleOn(day).weeklyMinutes
    }
    const worked = work.get(day)?.worked ?? 0
    if (worked === 0) continue
    const { dailyMinutes, percent = null } = ruleOn(day)
    const ofDay = beyond(worked, dailyMinutes)
    const ofWeek = beyond(week + worked - ofDay, weeklyMinutes) - beyond(week, weeklyMinutes)
    week += worked - ofDay

    if (day >= days.from && ofDay + ofWeek > 0)
      lines.set(day, linesOf(ofDay, ofWeek, { dailyMinutes, weeklyMinutes, percent }))
  }

  return lines
}

const beyond = (minutes: number, threshold: number | null): number =>
  threshold === null ? 0 : Math.max(0, minutes - threshold)

function linesOf(
  ofDay: number,
  ofWeek: number,
  { dailyMinutes, weeklyMinutes, percent }: OvertimeRule,
): AccountLine[] {
  const paid = typeof percent === 'number' ? `, ${percent} %` : ''
  const line = (minutes: number, words: string, source: AccountLine['source']): AccountLine[] =>
    minutes > 0 ? [{ account: overtimeAccount, minutes, reason: `${words}${paid}`, source }] : []

  return [
    ...line(ofDay, `Über ${hoursOf(dailyMinutes)} Stunden am Tag`, 'rule:overtime-of-day'),
    ...line(ofWeek, `Über ${hoursOf(weeklyMinutes)} Stunden in der Woche`, 'rule:overtime-of-week'),
  ]
}

/** “38:30”, and “40” for whole hours. */
const hoursOf = (minutes: number | null): string => formatHours(minutes ?? 0).replace(/:00$/, '')
