import type { Plan, PlanFindings, ShiftOfPlan } from './plan.contract.ts'
import { findingsOfPlan } from './plan-findings.ts'
import { movedBy, stretchedBy } from './shift-times.ts'

/** What is done to a shift in a plan: whose it is, or as what, how many days later, how many minutes at each end. */
export type ShiftMove = {
  person?: string | null
  post?: string | null
  days?: number
  fromMinutes?: number
  toMinutes?: number
}

/** What of a shift becomes another, as the call that changes it takes it; empty where nothing does. */
export function changesBy(shift: ShiftOfPlan, move: ShiftMove, timeZone: string): Partial<ShiftOfPlan> {
  const { person, post, days = 0, fromMinutes = 0, toMinutes = 0 } = move
  const before = { from: Date.parse(shift.from), to: Date.parse(shift.to) }
  const moved = movedBy(before, days, timeZone)
  const after = stretchedBy(stretchedBy(moved, 'from', fromMinutes), 'to', toMinutes)

  return {
    ...(person !== undefined && person !== shift.person && { person }),
    ...(post !== undefined && post !== shift.post && { post }),
    ...(after.from !== before.from && { from: new Date(after.from).toISOString() }),
    ...(after.to !== before.to && { to: new Date(after.to).toISOString() }),
  }
}

/** The plan with a shift as it is, or is to be, and everything that follows from it. */
export function withShift(plan: Plan, shift: ShiftOfPlan): Plan {
  const others = plan.shifts.filter(({ id }) => id !== shift.id)
  const shifts = [...others, shift].toSorted(
    (one, other) => Date.parse(one.from) - Date.parse(other.from) || (one.id < other.id ? -1 : 1),
  )

  return judgedAnew({ ...plan, shifts })
}

/** What would be wrong with a shift if it were planned like this; nobody else is judged for it. */
export function remarksOfShift(plan: Plan, shift: ShiftOfPlan): PlanFindings['remarks'] {
  const people = plan.people.filter(({ id }) => id === shift.person)
  const { remarks } = withShift({ ...plan, people, needs: [] }, shift).findings

  return remarks.filter((remark) => remark.shift === shift.id)
}

/** The plan without some shifts. */
export const withoutShifts = (plan: Plan, ids: readonly string[]): Plan =>
  judgedAnew({ ...plan, shifts: plan.shifts.filter(({ id }) => !ids.includes(id)) })

const judgedAnew = (plan: Plan): Plan => ({ ...plan, findings: findingsOfPlan(plan) })
