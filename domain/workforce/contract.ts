import { dayNumberOf } from '../time/calendar-day.ts'
import { monthsLater } from '../time/month-around.ts'
import type { Span } from '../time/spans.ts'
import { type Weekday, weekdays } from '../time/weekdays.ts'

export const employmentTypeLabels = {
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
  marginal: 'Geringfügig',
  apprentice: 'Lehre',
  temporary: 'Aushilfe',
  freelance: 'Freier Dienstvertrag',
} as const

/** For how long the hours of a contract are agreed. */
export const hoursPerLabels = { week: 'Woche', month: 'Monat', year: 'Jahr' } as const
export type HoursPer = keyof typeof hoursPerLabels

/**
 * Days are `YYYY-MM-DD`; `validUntil` is the last day, without it the contract is open-ended. Hours per month or year
 * are `minutesPerPeriod`; the plan of the week then only says which days are worked, and how long in proportion.
 */
export type Contract = {
  validFrom: string
  validUntil?: string | null
  hoursPer?: HoursPer | null
  weeklyMinutes: number
  minutesPerPeriod?: number | null
  minutesPerWeekday: Partial<Record<Weekday, number | null>>
}

/** What of a contract its problems are about, besides its hours. */
export type ContractTerms = Contract & { employmentType?: string | null; bornOn?: string | null }

export type ContractProblem =
  | 'ends-before-it-begins'
  | 'begins-too-early'
  | 'weekdays-differ'
  | 'hours-missing'
  | 'birth-date-missing'
  | 'born-too-late'
  | 'same-begin'

/** What to say and at which field. */
export const contractProblemTexts: Record<ContractProblem, { field: string; message: string }> = {
  'ends-before-it-begins': {
    field: 'validUntil',
    message: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  },
  'begins-too-early': {
    field: 'validFrom',
    message: 'Ein Vertrag beginnt frühestens 1960. Bitte prüfen Sie das Jahr.',
  },
  'weekdays-differ': {
    field: 'weeklyMinutes',
    message: 'Die Minuten der Wochentage ergeben zusammen nicht die Minuten der Woche.',
  },
  'hours-missing': {
    field: 'minutesPerPeriod',
    message: 'Bitte geben Sie die Stunden des Monats oder Jahres an.',
  },
  'birth-date-missing': {
    field: 'bornOn',
    message: 'Für Lehrlinge brauchen wir das Geburtsdatum: Unter 18 gelten strengere Regeln.',
  },
  'born-too-late': {
    field: 'bornOn',
    message:
      'Am ersten Tag des Vertrags muss die Person mindestens 13 sein. Bitte prüfen Sie das Geburtsdatum.',
  },
  'same-begin': {
    field: 'validFrom',
    message: 'In dieser Filiale beginnt an diesem Tag bereits ein Vertrag der Person.',
  },
}

/** Whoever entered a year before has mistyped it; each day since then is reckoned again and again. */
const earliestBegin = '1960-01-01'
/** Nobody younger may work at all, not even a little (§ 5 (3) JArbSchG; Austria, § 5a KJBG, within the family alone). */
const leastAge = 13

/**
 * What a contract contradicts itself in. A week without a plan per day is one of flexible hours. Apprentices are under
 * 18 as a rule (KJBG in Austria, JArbSchG in Germany), so their age has to be known.
 */
export function contractProblems(contract: ContractTerms): Exclude<ContractProblem, 'same-begin'>[] {
  const { validFrom, validUntil, weeklyMinutes, minutesPerPeriod, employmentType, bornOn } = contract
  const planned = planOf(contract)?.reduce((sum, minutes) => sum + minutes, 0) ?? 0
  const isWeekly = isAgreedByWeek(contract)

  return [
    ...(validUntil && validUntil < validFrom ? ['ends-before-it-begins' as const] : []),
    ...(validFrom < earliestBegin ? ['begins-too-early' as const] : []),
    ...(isWeekly && planned > 0 && planned !== weeklyMinutes ? ['weekdays-differ' as const] : []),
    ...(isWeekly || minutesPerPeriod ? [] : ['hours-missing' as const]),
    ...(employmentType === 'apprentice' && !bornOn ? ['birth-date-missing' as const] : []),
    ...(bornOn && isTooYoung(bornOn, validFrom) ? ['born-too-late' as const] : []),
  ]
}

const isTooYoung = (bornOn: string, isoDay: string): boolean =>
  monthsLater(dayNumberOf(bornOn), 12 * leastAge) > dayNumberOf(isoDay)

/** The days of a contract as day numbers, the last one included. */
export function spanOfContract({ validFrom, validUntil }: Pick<Contract, 'validFrom' | 'validUntil'>): Span {
  return { from: dayNumberOf(validFrom), to: validUntil ? dayNumberOf(validUntil) + 1 : null }
}

export const isAgreedByWeek = ({ hoursPer }: Pick<Contract, 'hoursPer'>): boolean =>
  hoursPer !== 'month' && hoursPer !== 'year'

/** The minutes planned for each weekday, Monday first; null where the hours of the week are flexible. */
export function planOf({ minutesPerWeekday }: Pick<Contract, 'minutesPerWeekday'>): number[] | null {
  const plan = weekdays.map((weekday) => minutesPerWeekday[weekday] ?? 0)

  return plan.some((minutes) => minutes > 0) ? plan : null
}

/** What each weekday counts for where nothing is planned: flexible hours are owed from Monday to Friday. */
export const usualWeek: readonly number[] = [1, 1, 1, 1, 1, 0, 0]

/** On how many days of the week a person works. */
export function workdaysPerWeek(contract: Pick<Contract, 'minutesPerWeekday'>): number {
  return (planOf(contract) ?? usualWeek).filter((minutes) => minutes > 0).length
}
