import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'
import type { AbsenceType } from '#domain/workforce/absence.ts'
import { absenceRules, illnessReachDays } from '#domain/workforce/absence-rules.data.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'

import { type Change, recountAbsences } from '../operations/recount-absences.ts'

type StoredContract = { user: unknown; validFrom: string; validUntil?: string | null }
type StoredAbsence = { user: unknown; type: AbsenceType; firstDay: string; lastDay: string }

/** A contract that comes later, is changed or goes counts the absences of its time anew, before and after the change. */
export const recountAfterContract: CollectionAfterChangeHook = ({ doc, previousDoc, req }) =>
  recountAbsences(req, [doc, ...(previousDoc?.user ? [previousDoc] : [])].map(inForce))

export const recountAfterContractIsGone: CollectionAfterDeleteHook = ({ doc, req }) =>
  recountAbsences(req, [inForce(doc)])

/** An illness gives days of a vacation back, and takes them again when it turns out to be none. */
export const recountAfterAbsence: CollectionAfterChangeHook = ({ doc, previousDoc, req }) =>
  recountAbsences(req, [doc, ...(previousDoc?.user ? [previousDoc] : [])].flatMap(interrupted))

export const recountAfterAbsenceIsGone: CollectionAfterDeleteHook = ({ doc, req }) =>
  recountAbsences(req, interrupted(doc))

const inForce = (contract: StoredContract): Change => ({
  user: idOf(contract.user),
  ...spanOfContract(contract),
})

function interrupted(absence: StoredAbsence): Change[] {
  if (absenceRules[absence.type].interrupts.length === 0) return []

  // An illness that is prolonged is one with what lies next to it, so what that one lies over may be given back as well.
  const from = dayNumberOf(absence.firstDay) - illnessReachDays
  const to = dayNumberOf(absence.lastDay) + 1 + illnessReachDays
  return [{ user: idOf(absence.user), from, to }]
}
