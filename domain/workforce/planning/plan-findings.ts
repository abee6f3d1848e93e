import { dayNumberOf } from '../../time/calendar-day.ts'
import { epochMsOf, minuteOf } from '../../time/zone-clock.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { Contract } from '../contract.ts'
import { lawFor } from '../law/law-rules.ts'
import { isRefusing, judgeShift } from './judge-shift.ts'
import type { PersonInPlan, Plan, PlanFindings, ShiftOfPlan } from './plan.contract.ts'
import type { BusyStretch, PlannedShift } from './planned-shift.ts'
import { plannedSum } from './planned-sums.ts'
import { type LawRemark, remarksByLaw } from './remarks-by-law.ts'
import { shiftRemarkText } from './shift-remark.texts.ts'
import { staffingGaps } from './staffing-gaps.ts'

/** What a plan is judged by: everything of it but what is found. */
export type PlanFacts = Pick<Plan, 'branch' | 'days' | 'freeDays' | 'people' | 'shifts' | 'around' | 'needs'>

/** What is not right with a plan, where people are missing, and what is planned for each against the contract. */
export function findingsOfPlan(facts: PlanFacts): PlanFindings {
  const { branch, people } = facts
  if (!branch) return { remarks: [], gaps: [], sums: [] }
  const planned = facts.shifts.map(asPlanned)
  const ofPerson = new Map(people.map(({ id }) => [id, planned.filter(({ person }) => person === id)]))

  return {
    remarks: people.flatMap((person) => remarksOf(facts, person, ofPerson.get(person.id) ?? [])),
    gaps: gapsOf(facts, [...planned, ...facts.around.map(asPlanned)]),
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
  facts: PlanFacts,
  person: PersonInPlan,
  shifts: readonly PlannedShift[],
): PlanFindings['remarks'] {
  const { branch } = facts
  if (!branch) return []
  const all = [...shifts, ...person.elsewhere.map(asBusy)]
  const known = {
    branches: person.isOfBranch ? [branch.id] : [],
    absences: person.absences,
    contracts: person.contracts,
    shifts: all,
  }
  const judging = { person: known, branch: branch.id, timeZone: branch.timeZone }
  const ofPlan = shifts.flatMap((shift) =>
    judgeShift(shift, judging).map((remark) => ({
      shift: shift.id,
      code: remark.code,
      text: shiftRemarkText(remark),
      isRefusing: isRefusing(remark),
    })),
  )

  return [...ofPlan, ...lawOf(facts, person, all).map((remark) => ({ ...remark, isRefusing: false }))]
}

/** Of whoever has nothing planned here nothing is said. */
function lawOf(facts: PlanFacts, person: PersonInPlan, all: readonly BusyStretch[]): LawRemark[] {
  const { branch, days } = facts
  const shown = new Set(facts.shifts.flatMap((shift) => (shift.person === person.id ? [shift.id] : [])))
  if (!branch || shown.size === 0) return []

  return remarksByLaw(all, {
    rulesOn: lawFor({ country: branch.country, trade: branch.trade, birthDate: person.bornOn }),
    calendar: calendarOf(facts),
    timeZone: branch.timeZone,
    isShown: (shift) => shown.has(shift),
    nowMs: epochMsOf(dayNumberOf(days.at(-1)?.day ?? '1970-01-01') + aroundDays, 0, branch.timeZone),
  })
}

/** So many days around what is shown its law is asked with: whole weeks, and a day on both sides of them. */
export const aroundDays = 8

function calendarOf({ freeDays }: PlanFacts): WorkCalendar {
  const free = new Map(freeDays.map(({ day, ...each }) => [dayNumberOf(day), each]))

  return (day) => free.get(day)
}

function gapsOf({ branch, days, needs }: PlanFacts, shifts: readonly PlannedShift[]): PlanFindings['gaps'] {
  const wanted = needs.map((need) => ({ ...need, from: minuteOf(need.from), to: minuteOf(need.to) }))

  return days.flatMap(({ day }) =>
    staffingGaps({ day: dayNumberOf(day), needs: wanted, shifts, timeZone: branch?.timeZone ?? 'UTC' }).map(
      (gap) => ({ ...gap, day, from: new Date(gap.from).toISOString(), to: new Date(gap.to).toISOString() }),
    ),
  )
}

function sumOf(facts: PlanFacts, person: PersonInPlan, shifts: readonly PlannedShift[]) {
  const { branch, days } = facts
  const first = dayNumberOf(days[0]?.day ?? '1970-01-01')

  return plannedSum({
    days: { from: first, to: first + days.length },
    shifts: [...shifts, ...person.elsewhere.map(asBusy)],
    contracts: person.contracts satisfies Contract[],
    absences: person.absences,
    calendar: calendarOf(facts),
    timeZone: branch?.timeZone ?? 'UTC',
  })
}

const asBusy = ({ id, from, to, breakMinutes }: PersonInPlan['elsewhere'][number]): BusyStretch => ({
  id,
  from: Date.parse(from),
  to: Date.parse(to),
  breakMinutes,
})
