import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'
import type { AbsenceType } from '#domain/workforce/absence.ts'
import { absenceRules, illnessReachDays } from '#domain/workforce/absence-rules.data.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'

import { recountAbsences } from '../operations/recount-absences.ts'

type StoredContract = { user: unknown; validFrom: string; validUntil?: string | null }
type StoredAbsence = { user: unknown; type: AbsenceType; firstDay: string; lastDay: string }

/** A contract that comes later, is changed or goes counts the absences of its time anew, before and after the change. */
export const recountAfterContract: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await recountContract(req, doc)
  if (previousDoc?.user) await recountContract(req, previousDoc as StoredContract)
}

export const recountAfterContractIsGone: CollectionAfterDeleteHook = ({ doc, req }) =>
  recountContract(req, doc)

/** An illness gives days of a vacation back, and takes them again when it turns out to be none. */
export const recountAfterAbsence: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await recountInterrupted(req, doc)
  if (previousDoc?.user) await recountInterrupted(req, previousDoc as StoredAbsence)
}

export const recountAfterAbsenceIsGone: CollectionAfterDeleteHook = ({ doc, req }) =>
  recountInterrupted(req, doc)

async function recountContract(req: PayloadRequest, contract: StoredContract): Promise<void> {
  await recountAbsences({ req, whose: { user: idOf(contract.user) }, ...spanOfContract(contract) })
}

async function recountInterrupted(req: PayloadRequest, absence: StoredAbsence): Promise<void> {
  if (absenceRules[absence.type].interrupts.length === 0) return

  // An illness that is prolonged is one with what lies next to it, so what that one lies over may be given back as well.
  await recountAbsences({
    req,
    whose: { user: idOf(absence.user) },
    from: dayNumberOf(absence.firstDay) - illnessReachDays,
    to: dayNumberOf(absence.lastDay) + 1 + illnessReachDays,
  })
}
