import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { type FieldProblem, refuseFields } from '#kernel/refuse-fields.ts'

type Corrected = { user: unknown; state: string }

/** Says of a correction who made it, and refuses one that could not stand in for the entry it names. */
export const stampCorrection: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data
  if (!data.corrects) return { ...data, source: data.source === 'terminal' ? 'terminal' : 'web' }

  const corrected = await findCorrected(req, idOf(data.corrects))
  refuseFields(problemsOf(data, corrected))

  return { ...data, source: 'correction', correctedBy: staffOf(req)?.id ?? null }
}

async function findCorrected(req: PayloadRequest, id: string): Promise<Corrected | undefined> {
  return findRecord(asSystem(req), 'working-activities', {
    where: { id: { equals: id } },
    select: { user: true, state: true },
  })
}

function problemsOf(data: Record<string, unknown>, corrected: Corrected | undefined): FieldProblem[] {
  const problem = (field: string, code: string, message: string) => ({ field, code, message })
  const isSamePerson = corrected && idOf(corrected.user) === idOf(data.user)
  const reason = typeof data.reason === 'string' ? data.reason.trim() : ''

  return [
    ...(reason ? [] : [problem('reason', 'reason-missing', 'Bitte begründen Sie die Korrektur.')]),
    ...(corrected && !isSamePerson
      ? [problem('corrects', 'other-person', 'Der berichtigte Eintrag gehört einer anderen Person.')]
      : []),
    ...(corrected && corrected.state !== 'ended'
      ? [problem('corrects', 'not-ended', 'Nur beendete Einträge werden berichtigt.')]
      : []),
    ...(data.state === 'ended'
      ? []
      : [problem('state', 'correction-open', 'Eine Korrektur ist immer ein beendeter Eintrag.')]),
  ]
}
