import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { idOf, leads, staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import {
  type AbsenceMover,
  absenceProblemTexts,
  type AbsenceStatus,
  absenceStatusLabels,
  whyNotMoveAbsence,
} from '#domain/workforce/absence.ts'

/**
 * A request is decided once, by somebody who leads and is not away themselves, and who that was is written down. Where
 * nobody else leads the branch the administration decides.
 */
export const decideAbsence: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const next = statusOf(data.status)
  // Who hands a record from or to themselves decides about themselves as well.
  const mover = moverOf(req, [data.user, originalDoc?.user])
  if (operation === 'create') {
    if (!next || next === 'requested') return data
    refuseMove('requested', next, mover)
    return { ...data, ...decision(req) }
  }

  const current = statusOf(originalDoc?.status) ?? 'requested'
  if (next) refuseMove(current, next, mover)
  refuseFields(
    current === 'requested' || !hasOtherDays(data, originalDoc)
      ? []
      : problemsFrom(['decided'], absenceProblemTexts),
  )

  return next && next !== current ? { ...data, ...decision(req) } : data
}

/** Deleting what was decided about oneself would decide it anew. */
export const keepOwnDecision: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const absence = await findRecord(asSystem(req), 'absences', {
    where: { id: { equals: id } },
    select: { user: true, status: true },
  })
  const isOwn = absence && moverOf(req, [absence.user]) === 'own-lead'
  refuseFields(
    isOwn && absence.status !== 'requested' ? problemsFrom(['own-absence'], absenceProblemTexts) : [],
  )
}

function refuseMove(from: AbsenceStatus, to: AbsenceStatus, mover: AbsenceMover): void {
  const why = whyNotMoveAbsence(from, to, mover)
  refuseFields(why ? problemsFrom([why], absenceProblemTexts) : [])
}

const decision = (req: PayloadRequest) => ({
  approvedBy: staffOf(req)?.id ?? null,
  decidedAt: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }),
})

/** The system itself, which imports and seeds, decides like somebody who leads. */
function moverOf(req: PayloadRequest, people: readonly unknown[]): AbsenceMover {
  const staff = staffOf(req)
  if (!staff || staff.roles.includes('ROLE_ADMIN')) return 'lead'
  if (!leads(staff)) return 'person'

  return people.some((person) => person && idOf(person) === staff.id) ? 'own-lead' : 'lead'
}

function statusOf(status: unknown): AbsenceStatus | null {
  return typeof status === 'string' && Object.hasOwn(absenceStatusLabels, status)
    ? (status as AbsenceStatus)
    : null
}

/** Days, kind and person of a decided absence stay; a note may still be added. */
function hasOtherDays(data: Record<string, unknown>, original: Record<string, unknown>): boolean {
  const kept = ['firstDay', 'lastDay', 'startsAtNoon', 'endsAtNoon', 'type', 'user']

  return kept.some((field) => field in data && signOf(data[field]) !== signOf(original[field]))
}

function signOf(value: unknown): string {
  return value === null || value === undefined || value === false ? '' : idOf(value)
}
