import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import { absenceProblems, absenceProblemTexts, blockingStatuses } from '#domain/workforce/absence.ts'
import { findClash, type KnownAbsence } from '#domain/workforce/absence-overlap.ts'
import { isAbsence } from '#domain/workforce/is-absence.ts'

type Planned = KnownAbsence & { id?: string; user?: unknown }

/** An absence is possible and overlaps no other one of the person that it may not lie over. */
export const planAbsence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const absence = { status: 'requested', ...originalDoc, ...data }
  // What is no day, kind or person at all is refused by the fields themselves.
  if (!isAbsence(absence) || !absence.user) return data

  refuseFields(problemsFrom(absenceProblems(absence), absenceProblemTexts))
  // Whoever counts its days afterwards sees what others of the person have stored by then.
  await holdUntilCommit(req, `absences:${idOf(absence.user)}`)
  if (blockingStatuses.includes(absence.status)) await refuseOverlap(req, absence)

  return data
}

async function refuseOverlap(req: PayloadRequest, absence: Planned): Promise<void> {
  const others = await findRecords(asSystem(req), 'absences', {
    where: {
      user: { equals: idOf(absence.user) },
      status: { in: [...blockingStatuses] },
      firstDay: { less_than_equal: absence.lastDay },
      lastDay: { greater_than_equal: absence.firstDay },
      ...(absence.id ? { id: { not_equals: absence.id } } : {}),
    },
    select: { type: true, status: true, firstDay: true, lastDay: true, startsAtNoon: true, endsAtNoon: true },
  })
  refuseFields(findClash(absence, others) ? problemsFrom(['overlap'], absenceProblemTexts) : [])
}
