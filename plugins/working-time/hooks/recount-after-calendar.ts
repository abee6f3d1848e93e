import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'

import { type Change, recountAbsences } from '../operations/recount-absences.ts'

type CompanyDay = { day: string; isYearly?: boolean | null; branches?: unknown[] | null }

/** A day that the house gives, changes or takes back counts the absences over it anew. */
export const recountAfterCompanyDay: CollectionAfterChangeHook = ({ doc, previousDoc, req }) =>
  recountAbsences(req, [doc, ...(previousDoc?.day ? [previousDoc] : [])].map(given))

export const recountAfterCompanyDayIsGone: CollectionAfterDeleteHook = ({ doc, req }) =>
  recountAbsences(req, [given(doc)])

/** By its country and region go the public holidays of a branch, of all years. */
export const recountAfterBranch: CollectionAfterChangeHook = ({ doc, operation, previousDoc, req }) => {
  const isSame = doc.country === previousDoc?.country && doc.region === previousDoc?.region
  const isMoved = operation === 'update' && !isSame

  return recountAbsences(req, isMoved ? [{ branches: [idOf(doc)], from: null, to: null }] : [])
}

function given({ day, isYearly, branches }: CompanyDay): Change {
  const from = dayNumberOf(day)

  return { branches: branches?.length ? branches.map(idOf) : 'all', from, to: isYearly ? null : from + 1 }
}
