import { monthsLater } from '../../time/month-around.ts'
import { lapseChecks } from './lapse-checks.ts'
import { type LeaveInput, leaveLedger, type OpenYear } from './leave-ledger.ts'
import type { LeaveYear } from './leave-years.ts'

/** What a person would be told of a leave year: half days that are open, and the first day on which they are gone. */
export type DueNotice = {
  year: LeaveYear
  halfDays: number
  /** Null where a notice of today would let nothing lapse any more, for it comes too late to take all of it. */
  lapsesOn: number | null
}

/** No law lets leave stand for longer, parental leave apart. */
const horizonMonths = 120

/**
 * What is open today, by leave year, and when a notice that arrives today lets the first of it lapse, by the law of the
 * country. Oldest year first; nothing of whoever has left.
 */
export const dueNotices = (input: LeaveInput): DueNotice[] =>
  leaveLedger(input).open.map((open) => ({
    year: open.year,
    halfDays: open.halfDays,
    lapsesOn: firstLapse(open, input),
  }))

function firstLapse({ year, halfDays, protected: kept }: OpenYear, input: LeaveInput): number | null {
  const { today } = input
  const told = { ...input, notices: [{ sentOn: today, receivedOn: today }] }
  const daysPerWeek = input.phases.findLast(({ from }) => from <= today)?.daysPerWeek ?? 0
  const openOf = { all: halfDays, protected: kept, beyond: halfDays - kept }
  const checks = lapseChecks(year, told, monthsLater(today, horizonMonths))
    .filter(({ on, part }) => on > today && openOf[part] > 0)
    .toSorted((one, other) => one.on - other.on)
  const first = checks.find(({ part, judge }) => judge({ halfDays: openOf[part], daysPerWeek }).lapses)

  return first?.on ?? null
}
