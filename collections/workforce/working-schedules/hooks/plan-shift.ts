import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import {
  dayOfShift,
  type Shift,
  shiftProblems,
  shiftProblemTexts,
} from '#domain/workforce/working-schedule.ts'

type Planned = Shift & { id?: string; user?: unknown; branch?: unknown }

/** A shift is possible, clashes with no other of the person and knows its day. */
export const planShift: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const shift = { ...originalDoc, ...data } as Planned
  // What is no time, person or branch at all is refused by the fields themselves.
  if (!isInstant(shift.from) || !isInstant(shift.to) || !shift.user || !shift.branch) return data

  refuseFields(problemsFrom(shiftProblems(shift), shiftProblemTexts))
  await refuseClash(req, shift)

  return { ...data, day: dayOfShift(shift.from, await zoneOfBranch(req, shift.branch)) }
}

function isInstant(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text)) && /(Z|[+-]\d\d:?\d\d)$/.test(text)
}

async function refuseClash(req: PayloadRequest, { id, user, from, to }: Planned): Promise<void> {
  await holdUntilCommit(req, `working-schedules:${idOf(user)}`)
  const { totalDocs } = await req.payload.count({
    collection: 'working-schedules',
    where: {
      user: { equals: idOf(user) },
      from: { less_than: to },
      to: { greater_than: from },
      ...(id ? { id: { not_equals: id } } : {}),
    },
    ...asSystem(req),
  })
  refuseFields(totalDocs > 0 ? problemsFrom(['overlap'], shiftProblemTexts) : [])
}
