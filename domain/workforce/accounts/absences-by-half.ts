import type { Country } from '../../ordering/order-terms.ts'
import type { Days } from '../../time/month-around.ts'
import { halvesOfAbsence, isWithin } from '../absence.ts'
import { interruptionsOf, type KnownAbsence } from '../absence-overlap.ts'
import { absenceRules } from '../absence-rules.data.ts'

export type SheetAbsence = KnownAbsence & { id: string }

/**
 * Which approved absence stands in each half of the days, by the number of the half. Where an illness lies over
 * something that it does not interrupt, that goes on: hours made up for, and in Austria a vacation with a short illness.
 */
export function absencesByHalf<Known extends SheetAbsence>(
  days: Days,
  absences: readonly Known[],
  country: Country,
): Map<number, Known> {
  const approved = absences.filter(({ status }) => status === 'approved').toSorted(lyingOverFirst)
  const byHalf = new Map<number, Known>()

  for (const absence of approved) {
    const interrupted = interruptionsOf(absence, approved, country)
    const { from, to } = halvesOfAbsence(absence)
    const end = Math.min(to ?? from, days.to * 2)
    for (let half = Math.max(from, days.from * 2); half < end; half += 1) {
      if (!isWithin(half, interrupted)) byHalf.set(half, absence)
    }
  }

  return byHalf
}

/** What lies over others first, so that what it does not interrupt replaces it. */
function lyingOverFirst(one: SheetAbsence, other: SheetAbsence): number {
  const [first, second] = [reachOf(one), reachOf(other)]
  if (first !== second) return second - first
  if (one.firstDay !== other.firstDay) return one.firstDay < other.firstDay ? -1 : 1

  return one.id < other.id ? -1 : 1
}

const reachOf = ({ type }: SheetAbsence): number => absenceRules[type].mayLieOver.length
