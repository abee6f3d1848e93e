import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { isRefusing, judgeShift, type RefusedShift } from '#domain/workforce/planning/judge-shift.ts'
import { planLimits } from '#domain/workforce/planning/plan-limits.data.ts'
import {
  dayOfShift,
  type Shift,
  shiftProblems,
  shiftProblemTexts,
} from '#domain/workforce/working-schedule.ts'

import { readPersonOfShift } from './read-person-of-shift.ts'

type Planned = Shift & { id?: string; user?: unknown; branch?: unknown }

/** A shift is possible, nothing forbids it to its person, and it knows its day. An open one has no person yet. */
export const planShift: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const shift = { ...originalDoc, ...data } as Planned
  // What is no time, person or branch at all is refused by the fields themselves.
  if (!isInstant(shift.from) || !isInstant(shift.to) || !shift.branch) return data

  refuseFields(problemsFrom(shiftProblems(shift), shiftProblemTexts))
  const timeZone = await zoneOfBranch(req, shift.branch)
  // Whoever writes a note beside a shift does not plan it anew.
  if (shift.user && isPlanned(shift, originalDoc)) await refuseForPerson(req, shift, timeZone)

  return { ...data, day: dayOfShift(shift.from, timeZone) }
}

function isInstant(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text)) && /(Z|[+-]\d\d:?\d\d)$/.test(text)
}

function isPlanned(shift: Planned, before: Planned | undefined): boolean {
  if (!before?.user || !before.branch) return true
  const hasMoved =
    Date.parse(shift.from) !== Date.parse(before.from) || Date.parse(shift.to) !== Date.parse(before.to)

  return hasMoved || idOf(shift.user) !== idOf(before.user) || idOf(shift.branch) !== idOf(before.branch)
}

async function refuseForPerson(req: PayloadRequest, shift: Planned, timeZone: string): Promise<void> {
  const user = idOf(shift.user)
  await holdUntilCommit(req, `working-schedules:${user}`)
  const stretch = {
    id: shift.id ?? '',
    from: Date.parse(shift.from),
    to: Date.parse(shift.to),
    breakMinutes: shift.breakMinutes ?? 0,
  }
  const person = await readPersonOfShift(req, user, stretch)
  const remarks = judgeShift(stretch, { person, branch: idOf(shift.branch), timeZone, limits: planLimits })
  const codes = remarks.flatMap((remark) => (isRefusing(remark) ? [remark.code] : []))
  const refused = codes.filter((code) => code !== 'foreign-person' || isOfOwnBranchesOnly(req))

  refuseFields(problemsFrom<RefusedShift>(refused, shiftProblemTexts))
}

/** The administration lends people to other branches, and the system takes over what was planned elsewhere. */
function isOfOwnBranchesOnly(req: PayloadRequest): boolean {
  const staff = staffOf(req)

  return staff !== null && !staff.roles.includes('ROLE_ADMIN')
}
