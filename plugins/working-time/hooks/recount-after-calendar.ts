import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'

import { recountAbsences } from '../operations/recount-absences.ts'

type CompanyDay = { day: string; isYearly?: boolean | null; branches?: unknown[] | null }

/** A day that the house gives, changes or takes back counts the absences over it anew. */
export const recountAfterCompanyDay: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await recountOver(req, doc)
  if (previousDoc?.day) await recountOver(req, previousDoc as CompanyDay)
}

export const recountAfterCompanyDayIsGone: CollectionAfterDeleteHook = ({ doc, req }) => recountOver(req, doc)

async function recountOver(req: PayloadRequest, { day, isYearly, branches }: CompanyDay): Promise<void> {
  const first = dayNumberOf(day)
  const named = branches?.length ? branches.map(idOf) : await allBranches(req)
  for (const branch of named.toSorted()) {
    await recountAbsences({ req, whose: { branch }, from: first, to: isYearly ? null : first + 1 })
  }
}

async function allBranches(req: PayloadRequest): Promise<string[]> {
  const docs = await findRecords(asSystem(req), 'branches', { select: {} })

  return docs.map(({ id }) => id)
}
