import { dayNumberOf } from '../../time/calendar-day.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { Contract } from '../contract.ts'
import { isRefusing, judgeShift } from './judge-shift.ts'
import type { PersonInPlan, Plan, PlanFindings, ShiftOfPlan } from './plan.contract.ts'
import type { BusyStretch, PlannedShift } from './planned-shift.ts'
import { plannedSum } from './planned-sums.ts'
import { shiftRemarkText } from './shift-remark.texts.ts'
import { staffingGaps } from './staffing-gaps.ts'

/** What a plan is judged by: everything of it but what is found. */
export type PlanFacts = Pick<Plan, 'branch' | 'days' | 'limits' | 'people' | 'shifts' | 'needs'>

/** What is not right with a plan, where people are missing, and what is planned for each against the contract. */
export function findingsOfPlan(facts: PlanFacts): PlanFindings {
  const { branch, people } = facts
  if (!branch) return { remarks: [], gaps: [], sums: [] }
  const planned = facts.shifts.map(asPlanned)
  const ofPerson = new Map(people.map(({ id }) => [id, planned.filter(({ person }) => person === id)]))

  return {
    remarks: people.flatMap((person) => remarksOf(facts, person, ofPerson.get(person.id) ?? [])),
    gaps: gapsOf(facts, planned),
    sums: people.map((person) => ({
      person: person.id,
      ...sumOf(facts, person, ofPerson.get(person.id) ?? []),
    })),
  }
}

/** The shift as rules reckon with it. */
export const asPlanned = ({ from, to, ...shift }: ShiftOfPlan): PlannedShift => ({
  id: shift.id,
  person: shift.person,
  breakMinutes: shift.breakMinutes,
  post: shift.post,
  from: Date.parse(from),
  to: Date.parse(to),
})

function remarksOf(
  { branch, limits }: PlanFacts,
  person: PersonInPlan,
  shifts: readonly PlannedShift[],
): PlanFindings['remarks'] {
  if (!branch) return []
  const known = {
    branches: person.isOfBranch ? [branch.id] : [],
    absences: person.absences,
    contracts: person.contracts,
    shifts: [...shifts, ...person.elsewhere.map(asBusy)],
  }
  const judging = { person: known, branch: branch.id, timeZone: branch.timeZone, limits }

  return shifts.flatMap((shift) =>
    judgeShift(shift, judging).map((remark) => ({
      shift: shift.id,
      code: remark.code,
      text: shiftRemarkText(remark),
      isRefusing: isRefusing(remark),
    })),
  )
}

function gapsOf({ branch, days, needs }: PlanFacts, shifts: readonly PlannedShift[]): PlanFindings['gaps'] {
  const wanted = needs.map((need) => ({ ...need, from: minuteOf(need.from), to: minuteOf(need.to) }))

  return days.flatMap(({ day }) =>
    staffingGaps({ day: dayNumberOf(day), needs: wanted, shifts, timeZone: branch?.timeZone ?? 'UTC' }).map(
      (gap) => ({ ...gap, day, from: new Date(gap.from).toISOString(), to: new Date(gap.to).toISOString() }),
    ),
  )
}

function sumOf({ branch, days }: PlanFacts, person: PersonInPlan, shifts: readonly PlannedShift[]) {
  const first = dayNumberOf(days[0]?.day ?? '1970-01-01')
  const free = new Map(days.map((each) => [dayNumberOf(each.day), each.free]))
  const calendar: WorkCalendar = (day) => free.get(day) ?? undefined

  return plannedSum({
    days: { from: first, to: first + days.length },
    shifts: [...shifts, ...person.elsewhere.map(asBusy)],
    contracts: person.contracts satisfies Contract[],
    absences: person.absences,
    calendar,
    timeZone: branch?.timeZone ?? 'UTC',
  })
}

const asBusy = ({ id, from, to, breakMinutes }: PersonInPlan['elsewhere'][number]): BusyStretch => ({
  id,
  from: Date.parse(from),
  to: Date.parse(to),
  breakMinutes,
})

/** Minutes since midnight of `HH:MM`. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
