import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf, leads, staffOf } from '#kernel/access/caller.ts'
import { problemsFrom, refuseFields } from '#kernel/refuse-fields.ts'
import {
  type AbsenceMover,
  absenceProblemTexts,
  type AbsenceStatus,
  absenceStatusLabels,
  whyNotMoveAbsence,
} from '#domain/workforce/absence.ts'

/** A request is decided once, by somebody who leads, and who that was is written down. */
export const decideAbsence: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  const next = statusOf(data.status)
  if (operation === 'create') return { ...data, ...(next && next !== 'requested' ? decision(req, next) : {}) }

  const current = statusOf(originalDoc?.status) ?? 'requested'
  const why = next ? whyNotMoveAbsence(current, next, moverOf(req)) : null
  refuseFields(why ? problemsFrom([why], absenceProblemTexts) : [])
  refuseFields(
    current === 'requested' || !hasOtherDays(data, originalDoc)
      ? []
      : problemsFrom(['decided'], absenceProblemTexts),
  )

  return next && next !== current ? { ...data, ...decision(req, next) } : data
}

function decision(req: PayloadRequest, status: AbsenceStatus) {
  const why = moverOf(req) === 'person' && status !== 'canceled' ? 'not-yours-to-decide' : null
  refuseFields(why ? problemsFrom([why], absenceProblemTexts) : [])

  return {
    approvedBy: staffOf(req)?.id ?? null,
    decidedAt: Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }),
  }
}

/** The system itself, which imports and seeds, decides like somebody who leads. */
function moverOf(req: PayloadRequest): AbsenceMover {
  const staff = staffOf(req)

  return !staff || leads(staff) ? 'lead' : 'person'
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
