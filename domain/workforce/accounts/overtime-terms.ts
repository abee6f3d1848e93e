import type { Country } from '../../ordering/order-terms.ts'
import { isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { type Contract, isAgreedByWeek, planOf, spanOfContract } from '../contract.ts'
import type { OvertimeOn } from './overtime-lines.ts'
import { type DatedOvertimeTerms, type OvertimeTerms, overtimeTermsByCountry } from './overtime-terms.data.ts'

/**
 * What a branch says itself, from the first day of a month on (`YYYY-MM-DD`). What it leaves empty is as in its country;
 * what it names holds whatever is planned.
 */
export type BranchOvertime = {
  validFrom: string
  dailyMinutes?: number | null
  weeklyMinutes?: number | null
  percent?: number | null
}

export type OvertimeProblem = 'not-first-of-month' | 'same-begin' | 'week-below-day' | 'says-nothing'

export const overtimeProblemTexts: Record<OvertimeProblem, string> = {
  'not-first-of-month': 'Eine Regel gilt ab dem ersten Tag eines Monats, damit jeder Monat nur eine hat.',
  'same-begin': 'Ab diesem Tag gilt bereits eine andere Regel.',
  'week-below-day': 'Die Stunden der Woche dürfen nicht weniger sein als die des Tages.',
  'says-nothing': 'Bitte geben Sie Stunden oder einen Zuschlag an.',
}

/** What keeps the rules of a branch from being kept, or null. */
export function overtimeProblem(rows: readonly Partial<BranchOvertime>[]): OvertimeProblem | null {
  const begins = rows.map(({ validFrom = '' }) => validFrom)
  if (begins.some((day) => !day.endsWith('-01'))) return 'not-first-of-month'
  if (new Set(begins).size < begins.length) return 'same-begin'
  if (rows.some(({ dailyMinutes, weeklyMinutes }) => isLess(weeklyMinutes, dailyMinutes)))
    return 'week-below-day'
  const isEmpty = ({ dailyMinutes, weeklyMinutes, percent }: Partial<BranchOvertime>) =>
    (dailyMinutes ?? weeklyMinutes ?? percent ?? null) === null

  return rows.some(isEmpty) ? 'says-nothing' : null
}

const isLess = (one: number | null | undefined, other: number | null | undefined): boolean =>
  typeof one === 'number' && typeof other === 'number' && one < other

type Whose = {
  country: Country | null | undefined
  own: readonly BranchOvertime[]
  contracts: readonly (Contract & { employmentType?: string })[]
}

/**
 * By which terms work of a day (a day number) is overtime: those of the branch, else of the country, without one of
 * Austria. A day that contracts by the week plan to be longer counts from there on, as far as the law lets it (§ 4 (8) AZG).
 * Whoever works by free contracts alone has none.
 */
export function overtimeOn({ country, own, contracts }: Whose): OvertimeOn {
  const spans = contracts.map((contract) => ({
    span: spanOfContract(contract),
    isFree: contract.employmentType === 'freelance',
    // Of hours per month or year it only says proportions.
    week: isAgreedByWeek(contract) ? planOf(contract) : null,
  }))

  return (day) => {
    const inForce = spans.filter(({ span: { from, to } }) => day >= from && (to === null || day < to))
    if (inForce.length > 0 && inForce.every(({ isFree }) => isFree)) return never
    const planned = inForce.reduce((sum, { week }) => sum + (week?.[weekdayIndexOf(day)] ?? 0), 0)

    return raised(overtimeTermsOf(country, day, own), planned)
  }
}

/** The same without contracts: what holds for a branch on a day. */
export function overtimeTermsOf(
  country: Country | null | undefined,
  day: number,
  own: readonly BranchOvertime[] = [],
): OvertimeTerms {
  const isoDay = isoDayOf(day)
  const law = rowOn(overtimeTermsByCountry[country ?? 'AT'], isoDay)
  const said = own
    .filter(({ validFrom }) => validFrom <= isoDay)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .at(-1)
  const isNamed = typeof said?.dailyMinutes === 'number'

  return {
    dailyMinutes: said?.dailyMinutes ?? law.dailyMinutes,
    weeklyMinutes: said?.weeklyMinutes ?? law.weeklyMinutes,
    percent: said?.percent ?? law.percent,
    plannedUpTo: isNamed ? null : law.plannedUpTo,
  }
}

const never: OvertimeTerms = { dailyMinutes: null, weeklyMinutes: null, plannedUpTo: null, percent: null }

function raised(terms: OvertimeTerms, planned: number): OvertimeTerms {
  const { dailyMinutes, plannedUpTo } = terms
  if (dailyMinutes === null || plannedUpTo === null || planned <= dailyMinutes) return terms

  return { ...terms, dailyMinutes: Math.max(dailyMinutes, Math.min(planned, plannedUpTo)) }
}

function rowOn(rows: readonly DatedOvertimeTerms[], isoDay: string): DatedOvertimeTerms {
  const row = rows.findLast(({ validFrom }) => validFrom <= isoDay) ?? rows[0]
  if (!row) throw new RangeError('A country without terms')

  return row
}
