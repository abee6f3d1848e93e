import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { isJudgedBefore, refusalsOfShift } from '#collections/shared/people/refusals-of-shift.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import {
  dayOfShift,
  type Shift,
  shiftProblems,
  shiftProblemTexts,
} from '#domain/workforce/working-schedule.ts'

type Planned = Shift & { id?: string; user?: unknown; branch?: unknown }

/** A shift is possible, nothing forbids it to its person, and it knows its day. An open one has no person yet. */
export const planShift: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const shift = { ...originalDoc, ...data } as Planned
  // What is no time, person or branch at all is refused by the fields themselves.
  if (!isInstant(shift.from) || !isInstant(shift.to) || !shift.branch) return data

  refuseFields(problemsFrom(shiftProblems(shift), shiftProblemTexts))
  const timeZone = await zoneOfBranch(req, shift.branch)
  // Whoever writes a note beside a shift does not plan it anew.
  const isAsked = isPlanned(shift, originalDoc) && !isJudgedBefore(req.context)
  if (shift.user && isAsked) await refuseForPerson(req, shift, timeZone)

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
  const refused = await refusalsOfShift(req, {
    id: shift.id ?? '',
    person: idOf(shift.user),
    branch: idOf(shift.branch),
    timeZone,
    from: Date.parse(shift.from),
    to: Date.parse(shift.to),
    breakMinutes: shift.breakMinutes ?? 0,
  })

  refuseFields(problemsFrom(refused, shiftProblemTexts))
}
