import type { Country } from '../../ordering/order-terms.ts'
import { monthsLater } from '../../time/month-around.ts'
import { leaveLaws, type LeaveRaise, workdaysOfWeek } from './leave-law.data.ts'

/** Days are day numbers; `on` is the first day of the leave year. */
export type LeaveFacts = {
  country: Country
  daysPerWeek: number
  enteredOn: number
  bornOn: number | null
  on: number
}

export type LeastLeave = { halfDays: number; paragraph: string }

/**
 * The least leave that the law gives for a leave year, in half days of the person's own week; a part of a half day is a
 * whole one. § 2 (1) UrlG: 30 working days, 36 after 25 years. § 3 BUrlG: 24, more under 18 (§ 19 JArbSchG). Art. 329a OR
 * and § 1173a Art. 30 ABGB (LI): four weeks, five until the 20th birthday.
 */
export function leastLeave(facts: LeaveFacts): LeastLeave {
  const { workdays, paragraph, raises } = leaveLaws[facts.country]
  const most = raises
    .filter((raise) => isRaised(raise, facts))
    .reduce((best, raise) => (raise.workdays > best.workdays ? raise : best), { workdays, paragraph })

  return {
    halfDays: Math.ceil((2 * most.workdays * facts.daysPerWeek) / workdaysOfWeek),
    paragraph: most.paragraph,
  }
}

function isRaised(raise: LeaveRaise, { enteredOn, bornOn, on }: LeaveFacts): boolean {
  if (raise.for === 'long-service') return monthsLater(enteredOn, 12 * raise.years) <= on

  return bornOn !== null && on < monthsLater(bornOn, 12 * raise.under)
}
