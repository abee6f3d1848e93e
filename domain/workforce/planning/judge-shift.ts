import { localDayAt, minuteMs, minutesPerDay, wallClockAt } from '../../time/zone-clock.ts'
import { doSpansOverlap } from '../../time/spans.ts'
import { type Absence, type AbsenceStatus, halvesOfAbsence } from '../absence.ts'
import { type Contract, spanOfContract } from '../contract.ts'
import type { PlanLimits } from './plan-limits.data.ts'
import { type BusyStretch, plannedMinutes } from './planned-shift.ts'

/** What somebody should see of a shift before anybody works it; minutes are whole. */
export type ShiftRemark =
  | { code: 'overlap'; with: string }
  | { code: 'on-leave' }
  | { code: 'foreign-person' }
  | { code: 'leave-requested' }
  | { code: 'no-contract' }
  | { code: 'short-rest'; side: 'before' | 'after'; minutes: number }
  | { code: 'long-day'; minutes: number }

const refusing = ['overlap', 'on-leave', 'foreign-person'] as const
export type RefusedShift = (typeof refusing)[number]

/** What is known of the person whom a shift is for. */
export type PersonOfPlan = {
  /** Where the person works. */
  branches: readonly string[]
  absences: readonly (Absence & { status: AbsenceStatus })[]
  contracts: readonly Pick<Contract, 'validFrom' | 'validUntil'>[]
  /** All shifts of the person around this one, of whichever branch; this one itself is passed over. */
  shifts: readonly BusyStretch[]
}

type Judging = { person: PersonOfPlan; branch: string; timeZone: string; limits: PlanLimits }

/**
 * What is wrong with a shift for a person, what cannot be first. Days and halves of days are those of the branch's
 * clock, and a shift counts for the day on which it begins. Rest is asked for between days of work (§ 12 AZG), not
 * within a divided one; the longest day (§ 9 AZG) is the sum of the shifts that begin on it, without planned breaks.
 */
export function judgeShift(shift: BusyStretch, { person, branch, timeZone, limits }: Judging): ShiftRemark[] {
  const others = person.shifts.filter(({ id }) => id !== shift.id)
  const day = localDayAt(shift.from, timeZone)
  const sameDay = others.filter(({ from }) => localDayAt(from, timeZone) === day)
  const clash = others.find((other) => doSpansOverlap(shift, other))
  const minutes = [shift, ...sameDay].reduce((sum, each) => sum + plannedMinutes(each), 0)

  return [
    ...(clash ? [{ code: 'overlap', with: clash.id } as const] : []),
    ...leaveOf(shift, person, timeZone),
    ...(person.branches.includes(branch) ? [] : [{ code: 'foreign-person' } as const]),
    ...(person.contracts.some((contract) => isInForce(contract, day))
      ? []
      : [{ code: 'no-contract' } as const]),
    ...restsOf(shift, { others, sameDay, limits }),
    ...(minutes > limits.dailyMinutes ? [{ code: 'long-day', minutes } as const] : []),
  ]
}

/** Whether a shift with such a remark is not planned at all; the others are for somebody to weigh. */
export const isRefusing = (remark: ShiftRemark): remark is ShiftRemark & { code: RefusedShift } =>
  refusing.some((code) => code === remark.code)

function leaveOf(shift: BusyStretch, { absences }: PersonOfPlan, timeZone: string): ShiftRemark[] {
  const halves = halvesOfShift(shift, timeZone)
  const taken = absences.filter((absence) => doSpansOverlap(halves, halvesOfAbsence(absence)))
  if (taken.some(({ status }) => status === 'approved')) return [{ code: 'on-leave' }]

  return taken.some(({ status }) => status === 'requested') ? [{ code: 'leave-requested' }] : []
}

/** The halves of the day on which it begins that a shift reaches into, two per day number. */
function halvesOfShift({ from, to }: BusyStretch, timeZone: string) {
  const noon = minutesPerDay / 2
  const begin = wallClockAt(from, timeZone)
  const last = wallClockAt(Math.max(from, to - 1), timeZone)
  const first = begin.minute < noon ? 0 : 1
  const end = last.day > begin.day || last.minute >= noon ? 2 : 1

  return { from: begin.day * 2 + first, to: begin.day * 2 + Math.max(end, first + 1) }
}

function isInForce(contract: Pick<Contract, 'validFrom' | 'validUntil'>, day: number): boolean {
  const { from, to } = spanOfContract(contract)

  return day >= from && (to === null || day < to)
}

type Resting = { others: readonly BusyStretch[]; sameDay: readonly BusyStretch[]; limits: PlanLimits }

/** Before the first shift of a day and after its last one. */
function restsOf(shift: BusyStretch, { others, sameDay, limits }: Resting): ShiftRemark[] {
  const ofOtherDays = others.filter((other) => !sameDay.includes(other))
  const before = sameDay.some(({ from }) => from < shift.from)
    ? null
    : restUntil(
        shift.from,
        ofOtherDays.filter(({ to }) => to <= shift.from).map(({ to }) => to),
      )
  const after = sameDay.some(({ from }) => from > shift.from)
    ? null
    : restUntil(
        shift.to,
        ofOtherDays.filter(({ from }) => from >= shift.to).map(({ from }) => from),
      )

  return (
    [
      ['before', before],
      ['after', after],
    ] as const
  ).flatMap(([side, minutes]) =>
    minutes !== null && minutes < limits.restMinutes ? [{ code: 'short-rest', side, minutes } as const] : [],
  )
}

/** Whole minutes, cut off, from an instant to the nearest of some; null where there is none. */
function restUntil(at: number, edges: readonly number[]): number | null {
  const gaps = edges.map((edge) => Math.floor(Math.abs(at - edge) / minuteMs))

  return gaps.length > 0 ? Math.min(...gaps) : null
}
