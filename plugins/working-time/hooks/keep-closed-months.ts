import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import type { KnownAbsence } from '#domain/workforce/absence-overlap.ts'
import { firstChangedDays } from '#domain/workforce/closing/changed-absence-days.ts'
import { isAbsence } from '#domain/workforce/is-absence.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

import { holdAbsencesOf } from '../operations/recount-absences.ts'
import { refuseClosedMonth } from '../sheets/refuse-closed-month.ts'

type Values = Record<string, unknown>

/** An absence changes no month that was closed. */
export const keepClosedMonths: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await refuseChange(req, originalDoc, { status: 'requested', ...originalDoc, ...data })

  return data
}

export const keepClosedMonthsWhole: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const absence = await findRecord(asSystem(req), 'absences', { where: { id: { equals: id } } })
  await refuseChange(req, absence && { ...absence }, null)
}

async function refuseChange(
  req: PayloadRequest,
  before: Values | null | undefined,
  after: Values | null,
): Promise<void> {
  const touched = firstChangedDays(ofPerson(before), ofPerson(after))
  // Whoever closes a month holds them as well.
  await holdAbsencesOf(
    req,
    touched.map(({ user }) => user),
  )
  for (const each of touched) await refuseClosedMonth(req, each)
}

function ofPerson(absence: Values | null | undefined): (KnownAbsence & { user: string }) | null {
  // What is no day, kind or person at all is refused by the fields themselves.
  return absence && isAbsence(absence) && absence.user ? { ...absence, user: idOf(absence.user) } : null
}
