import type { PayloadRequest, RequestContext } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import { blockingStatuses } from '#domain/workforce/absence.ts'
import {
  isRefusing,
  judgeShift,
  type PersonOfPlan,
  type RefusedShift,
} from '#domain/workforce/planning/judge-shift.ts'
import type { BusyStretch } from '#domain/workforce/planning/planned-shift.ts'

type Judged = BusyStretch & { person: string; branch: string; timeZone: string }

/**
 * Why a person cannot have a shift. Shifts of one person are planned one after the other until the transaction ends, so
 * that it still holds then.
 */
export async function refusalsOfShift(
  req: PayloadRequest,
  { person: id, branch, timeZone, ...shift }: Judged,
): Promise<RefusedShift[]> {
  await holdShiftsOf(req, id)
  const person = await readPerson(req, id, shift)
  const remarks = judgeShift(shift, { person, branch, timeZone })
  const codes = remarks.flatMap((remark) => (isRefusing(remark) ? [remark.code] : []))

  return codes.filter((code) => code !== 'foreign-person' || isOfOwnBranchesOnly(req))
}

/** In the context of a write of a shift whose refusals were asked for in the same transaction: they are not asked again. */
export const judgedBefore: RequestContext = { shiftIsJudged: true }

export const isJudgedBefore = ({ shiftIsJudged }: RequestContext): boolean => shiftIsJudged === true

/** Lets nobody else plan a person until the transaction ends; whoever plans several holds them by their sorted ids first. */
export const holdShiftsOf = (req: PayloadRequest, person: string): Promise<void> =>
  holdUntilCommit(req, `working-schedules:${person}`)

/** The administration lends people to other branches, and the system takes over what was planned elsewhere. */
function isOfOwnBranchesOnly(req: PayloadRequest): boolean {
  const staff = staffOf(req)

  return staff !== null && !staff.roles.includes('ROLE_ADMIN')
}

/** What may forbid somebody a shift: their other shifts, their absences, and where they work. */
async function readPerson(
  req: PayloadRequest,
  user: string,
  { from, to }: BusyStretch,
): Promise<PersonOfPlan> {
  const behalf = asSystem(req)
  const person = await findRecord(behalf, 'users', {
    where: { id: { equals: user } },
    select: { branches: true },
  })
  const shifts = await findRecords(behalf, 'working-schedules', {
    where: {
      user: { equals: user },
      from: { less_than: new Date(to).toISOString() },
      to: { greater_than: new Date(from).toISOString() },
    },
    select: { from: true, to: true, breakMinutes: true },
  })
  // Of a day more on both sides: which day it is depends on the zone.
  const absences = await findRecords(behalf, 'absences', {
    where: {
      user: { equals: user },
      status: { in: [...blockingStatuses] },
      firstDay: { less_than_equal: isoDayOf(Math.floor(to / dayMs) + 1) },
      lastDay: { greater_than_equal: isoDayOf(Math.floor(from / dayMs) - 1) },
    },
    select: { firstDay: true, lastDay: true, startsAtNoon: true, endsAtNoon: true, status: true },
  })

  return {
    branches: (person?.branches ?? []).map(idOf),
    absences,
    // Whether there is one is for the planner to weigh, and refuses nothing.
    contracts: [],
    shifts: shifts.map((shift) => ({
      id: shift.id,
      from: Date.parse(shift.from),
      to: Date.parse(shift.to),
      breakMinutes: shift.breakMinutes ?? 0,
    })),
  }
}
