import { apportion } from '../ordering/day-end/apportion.ts'
import { weekdayIndexOf } from '../time/calendar-day.ts'
import { type Days, monthAround, yearAround } from '../time/month-around.ts'
import type { WorkCalendar } from './calendar/work-calendar.ts'
import { type Contract, isAgreedByWeek, planOf, spanOfContract, usualWeek } from './contract.ts'

/**
 * Whole minutes that a person owes by a contract on a day number. A public holiday is owed like any other day and
 * credited in full (§ 9 ARG, § 2 EFZG), so it is not left out here; on a company day nothing is owed, on half of one
 * only the morning, an odd minute being the person's. Minutes of a month or year are spread over its working days by
 * the plan of the week, half company days counting half and whole ones nothing, so that all days of it together owe
 * exactly what is agreed (largest remainder). A contract that begins or ends within it owes what falls on its own days.
 */
export function owedBy(contract: Contract, calendar: WorkCalendar): (day: number) => number {
  const { from, to } = spanOfContract(contract)
  const inForce = isAgreedByWeek(contract) ? owedByWeek(contract, calendar) : owedByPeriod(contract, calendar)

  return (day) => (day >= from && (to === null || day < to) ? inForce(day) : 0)
}

/** What of a day's minutes is owed before noon and after it; together they are those of the day. */
export type OwedHalves = { morning: number; afternoon: number }

/** A half company day ends at noon, so all that is left of it is its morning. */
export function halvesOfDay(owed: number, day: number, calendar: WorkCalendar): OwedHalves {
  const free = calendar(day)
  const morning = free && !free.isPublic ? owed : Math.floor(owed / 2)

  return { morning, afternoon: owed - morning }
}

function owedByWeek(contract: Contract, calendar: WorkCalendar): (day: number) => number {
  const week = planOf(contract) ?? apportion(contract.weeklyMinutes, usualWeek)

  return (day) => {
    const minutes = week[weekdayIndexOf(day)] ?? 0
    const halves = halvesLeft(day, calendar)

    return halves === 2 ? minutes : Math.floor((minutes * halves) / 2)
  }
}

function owedByPeriod(contract: Contract, calendar: WorkCalendar): (day: number) => number {
  const spreads = new Map<number, number[]>()
  const periodOf = contract.hoursPer === 'year' ? yearAround : monthAround

  return (day) => {
    const period = periodOf(day)
    const spread = spreads.get(period.from) ?? spreadOver(period, contract, calendar)
    spreads.set(period.from, spread)

    return spread[day - period.from] ?? 0
  }
}

function spreadOver({ from, to }: Days, contract: Contract, calendar: WorkCalendar): number[] {
  const week = planOf(contract) ?? usualWeek
  const days = Array.from({ length: to - from }, (_, index) => from + index)
  const planned = days.map((day) => week[weekdayIndexOf(day)] ?? 0)
  const left = planned.map((weight, index) => weight * halvesLeft(from + index, calendar))

  // A house that is closed for the whole month owes what was agreed all the same.
  return apportion(contract.minutesPerPeriod ?? 0, left.some((weight) => weight > 0) ? left : planned)
}

/** How many halves of a day are owed at all: public holidays are, and are credited. */
function halvesLeft(day: number, calendar: WorkCalendar): 0 | 1 | 2 {
  const free = calendar(day)
  if (!free || free.isPublic) return 2

  return free.share === 'half' ? 1 : 0
}
