import { dayNumberOf, weekdayIndexOf } from '../time/calendar-day.ts'
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

/** Days are `YYYY-MM-DD`; `validUntil` is the last day, without it the contract is open-ended. */
export type Contract = {
  validFrom: string
  validUntil?: string | null
  weeklyMinutes: number
  minutesPerWeekday: Partial<Record<Weekday, number | null>>
}

export type ContractProblem = 'ends-before-it-begins' | 'weekdays-differ' | 'overlap'

/** What to say and at which field. */
export const contractProblemTexts: Record<ContractProblem, { field: string; message: string }> = {
  'ends-before-it-begins': {
    field: 'validUntil',
    message: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  },
  'weekdays-differ': {
    field: 'weeklyMinutes',
    message: 'Die Minuten der Wochentage ergeben zusammen nicht die Minuten der Woche.',
  },
  overlap: {
    field: 'validFrom',
    message: 'Für diese Zeit gibt es bereits einen Vertrag. Bitte beenden Sie zuerst den früheren.',
  },
}

/** What a contract contradicts itself in. A week without a plan per day is one of flexible hours. */
export function contractProblems(contract: Contract): Exclude<ContractProblem, 'overlap'>[] {
  const { validFrom, validUntil, weeklyMinutes } = contract
  const planned = weekdays.reduce((sum, weekday) => sum + (contract.minutesPerWeekday[weekday] ?? 0), 0)

  return [
    ...(validUntil && validUntil < validFrom ? ['ends-before-it-begins' as const] : []),
    ...(planned > 0 && planned !== weeklyMinutes ? ['weekdays-differ' as const] : []),
  ]
}

/** The days of a contract as day numbers, the last one included. */
export function spanOfContract({ validFrom, validUntil }: Pick<Contract, 'validFrom' | 'validUntil'>): Span {
  return { from: dayNumberOf(validFrom), to: validUntil ? dayNumberOf(validUntil) + 1 : null }
}

/** Minutes a person owes on a day number; a flexible week is owed from Monday to Friday. 0 without contract. */
export function minutesOwedOn(day: number, contracts: readonly Contract[]): number {
  const contract = contracts.find((each) => {
    const { from, to } = spanOfContract(each)
    return day >= from && (to === null || day < to)
  })
  if (!contract) return 0

  const weekday = weekdays[weekdayIndexOf(day)] ?? 'monday'
  const hasPlan = weekdays.some((each) => (contract.minutesPerWeekday[each] ?? 0) > 0)
  if (hasPlan) return contract.minutesPerWeekday[weekday] ?? 0

  return weekdayIndexOf(day) < 5 ? contract.weeklyMinutes / 5 : 0
}
