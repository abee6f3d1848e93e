import { localDayAt, minutesPerDay, wallClockAt } from '../../time/zone-clock.ts'
import { doSpansOverlap } from '../../time/spans.ts'
import { type Absence, type AbsenceStatus, halvesOfAbsence } from '../absence.ts'
import { type Contract, spanOfContract } from '../contract.ts'
import type { BusyStretch } from './planned-shift.ts'

/** What somebody should see of a shift before anybody works it, besides what the law says. */
export type ShiftRemark =
  | { code: 'overlap'; with: string }
  | { code: 'on-leave' }
  | { code: 'foreign-person' }
  | { code: 'leave-requested' }
  | { code: 'no-contract' }

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

type Judging = { person: PersonOfPlan; branch: string; timeZone: string }

/**
 * What is wrong with a shift for a person, what cannot be first. Days and halves of days are those of the branch's
 * clock, and a shift counts for the day on which it begins. What the law objects to is for `remarksByLaw` to say.
 */
export function judgeShift(shift: BusyStretch, { person, branch, timeZone }: Judging): ShiftRemark[] {
  const day = localDayAt(shift.from, timeZone)
  const clash = person.shifts.find((other) => other.id !== shift.id && doSpansOverlap(shift, other))

  return [
    ...(clash ? [{ code: 'overlap', with: clash.id } as const] : []),
    ...leaveOf(shift, person, timeZone),
    ...(person.branches.includes(branch) ? [] : [{ code: 'foreign-person' } as const]),
    ...(person.contracts.some((contract) => isInForce(contract, day))
      ? []
      : [{ code: 'no-contract' } as const]),
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
