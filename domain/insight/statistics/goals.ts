import { Fraction } from '../../money/fraction.ts'
import { parseMoney } from '../../money/money.ts'
import { dayNumberOf, isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { daysOfMonth, monthOfDay } from '../../time/calendar-month.ts'
import type { DatasetName } from './datasets.data.ts'
import { rangeOfPoint } from './range-presets.ts'
import { type DayRange, daysIn, type Grain } from './statistics-range.ts'

/** What a goal can be set for, and which dataset says how far it is. */
export const goalMeasures = {
  gross: { label: 'Umsatz', unit: 'cents', dataset: 'revenue' },
  orders: { label: 'Bestellungen', unit: 'count', dataset: 'orders' },
  visits: { label: 'Besuche', unit: 'count', dataset: 'unique-visitors' },
  grossPerHour: { label: 'Umsatz je Arbeitsstunde', unit: 'cents', dataset: 'working-activities' },
} as const satisfies Record<string, { label: string; unit: 'cents' | 'count'; dataset: DatasetName }>
export type GoalMeasure = keyof typeof goalMeasures

export const goalPeriods = { week: 'Woche', month: 'Monat' } as const
export type GoalPeriod = keyof typeof goalPeriods

/** More than any house comes to: a thousand million euros, or as many of anything. */
export const greatestTarget = 100_000_000_000

/** What is to be reached in each period, in cents or as a number; `branch` null is the whole house. */
export type GoalRule = { measure: GoalMeasure; period: GoalPeriod; branch: string | null; target: number }

/** A target as somebody typed it, in cents or as a whole number; null where it is neither, or nothing. */
export function typedTarget(text: string, measure: GoalMeasure): number | null {
  const target =
    goalMeasures[measure].unit === 'cents'
      ? parseMoney(text)
      : /^\d{1,3}(\.\d{3})+$|^\d+$/.test(text.trim())
        ? Number(text.trim().replaceAll('.', ''))
        : null

  return target !== null && target > 0 && target <= greatestTarget ? target : null
}

/** The whole week, from Monday, or the whole month that a `YYYY-MM-DD` day belongs to. */
export function periodOf(period: GoalPeriod, day: string): DayRange {
  const number = dayNumberOf(day)
  if (period === 'week') {
    const monday = number - weekdayIndexOf(number)
    return { from: isoDayOf(monday), to: isoDayOf(monday + 6) }
  }
  const { from, to: beyond } = daysOfMonth(monthOfDay(number))

  return { from: isoDayOf(from), to: isoDayOf(beyond - 1) }
}

export type Progress = {
  /** Whole percents, never rounded up: a hundred is reached. */
  percent: number
  isReached: boolean
  missing: number
  /** What an even pace would have come to by the end of today; null for what does not add up. */
  byNow: number | null
}

/** How far a goal is: `value` is what the period has come to until now. */
export function progressOf(
  { measure, period, target }: Pick<GoalRule, 'measure' | 'period' | 'target'>,
  { value, today }: { value: number; today: string },
): Progress {
  const whole = periodOf(period, today)
  const share = Fraction.of(target)
    .times(daysIn({ from: whole.from, to: today }))
    .dividedBy(daysIn(whole))

  return {
    percent: Math.max(0, Fraction.of(value).times(100).dividedBy(target).floor()),
    isReached: value >= target,
    missing: Math.max(0, target - value),
    byNow: addsUp(measure) ? share.rounded() : null,
  }
}

type Points = { range: DayRange & { grain: Grain }; series: readonly { at: string }[] }

/**
 * The goal at each point of a series: its days' share of it, rounded once for each point, half away from zero. What does
 * not add up is the same everywhere; within a day there is none.
 */
export function goalAtPoints(
  { measure, period, target }: Pick<GoalRule, 'measure' | 'period' | 'target'>,
  { range, series }: Points,
): (number | null)[] {
  return series.map(({ at }) => {
    const days = rangeOfPoint(at, range.grain, range)
    if (days === null) return null

    return addsUp(measure) ? shareOf(target, period, days).rounded() : target
  })
}

/** An hour of work brings as much on each day. */
const addsUp = (measure: GoalMeasure): boolean => measure !== 'grossPerHour'

/** Each stretch of days that share a period has its part of that one. */
function shareOf(target: number, period: GoalPeriod, { from, to }: DayRange): Fraction {
  const whole = periodOf(period, from)
  const end = whole.to < to ? whole.to : to
  const share = Fraction.of(target)
    .times(daysIn({ from, to: end }))
    .dividedBy(daysIn(whole))
  if (end === to) return share

  return share.plus(shareOf(target, period, { from: isoDayOf(dayNumberOf(end) + 1), to }))
}

type Scope = { branch: string | null; grain: Grain }

/** The goal that a line is drawn of: that of the same place, and of the period that is read best at this grain. */
export function goalOfLine<Goal extends GoalRule>(
  goals: readonly Goal[],
  measure: string,
  { branch, grain }: Scope,
): Goal | null {
  const fitting = goals.filter((goal) => goal.measure === measure && goal.branch === branch)
  const best: GoalPeriod = grain === 'month' ? 'month' : 'week'

  return fitting.find(({ period }) => period === best) ?? fitting[0] ?? null
}
