import { Fraction } from '../../money/fraction.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import { type Absence, type AbsenceStatus, halvesOfAbsence } from '../absence.ts'
import { type Contract, spanOfContract } from '../contract.ts'
import { halvesOfDay, owedBy } from '../owed-minutes.ts'
import { dayOfPlanned, type PlannedShift, plannedMinutes } from './planned-shift.ts'

/** Whole minutes of a person in a stretch of days. */
export type PlannedSum = {
  planned: number
  /** What the contracts ask for on these days, without holidays. */
  owed: number
  /** What approved absences take of it. */
  away: number
}

type Summing = {
  /** Day numbers; the last one is no longer one of them. */
  days: { from: number; to: number }
  /** Shifts of the person, of whichever branch. */
  shifts: readonly Omit<PlannedShift, 'person' | 'post'>[]
  contracts: readonly Contract[]
  absences: readonly (Absence & { status: AbsenceStatus })[]
  calendar: WorkCalendar
  timeZone: string
}

/** What is planned for a person against the contracts. */
export function plannedSum({ days, shifts, contracts, absences, calendar, timeZone }: Summing): PlannedSum {
  const owedOf = contracts.map((contract) => owedBy(contract, calendar))
  const approved = absences.filter(({ status }) => status === 'approved').map(halvesOfAbsence)
  const isAway = (half: number) => approved.some(({ from, to }) => from <= half && (to === null || half < to))
  let [owed, away] = [0, 0]
  for (let day = days.from; day < days.to; day += 1) {
    if (calendar(day)?.isPublic) continue
    const minutes = owedOf.reduce((sum, owedOn) => sum + owedOn(day), 0)
    const { morning, afternoon } = halvesOfDay(minutes, day, calendar)
    owed += minutes
    away += (isAway(day * 2) ? morning : 0) + (isAway(day * 2 + 1) ? afternoon : 0)
  }
  const inside = shifts.filter((shift) => {
    const day = dayOfPlanned(shift, timeZone)
    return day >= days.from && day < days.to
  })

  return { planned: inside.reduce((sum, shift) => sum + plannedMinutes(shift), 0), owed, away }
}

/** A contract with what an hour costs in cents, where that is known. */
export type PaidContract = Pick<Contract, 'validFrom' | 'validUntil'> & { hourlyWage: number | null }
export type LabourCost = {
  cents: number
  /** Of shifts of people whose wage is not known, and of open ones. */
  minutesWithoutWage: number
}

/**
 * What the planned hours cost in gross wages, in whole cents: each shift by the contract of the day on which it
 * begins, rounded once, half away from zero. Surcharges and the employer's own share are not in it.
 */
export function labourCost(
  shifts: readonly PlannedShift[],
  contractsOf: ReadonlyMap<string, readonly PaidContract[]>,
  timeZone: string,
): LabourCost {
  const cost = { cents: 0, minutesWithoutWage: 0 }
  for (const shift of shifts) {
    const day = dayOfPlanned(shift, timeZone)
    const contract = contractsOf.get(shift.person ?? '')?.find((each) => {
      const { from, to } = spanOfContract(each)
      return day >= from && (to === null || day < to)
    })
    const minutes = plannedMinutes(shift)
    if (contract?.hourlyWage == null) cost.minutesWithoutWage += minutes
    else cost.cents += Fraction.of(minutes).times(contract.hourlyWage).dividedBy(60).rounded()
  }

  return cost
}
