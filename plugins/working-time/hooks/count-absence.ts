import type { CollectionBeforeChangeHook } from 'payload'

import { isAbsence } from '#domain/workforce/is-absence.ts'

import { countDaysOf } from '../operations/count-days-of.ts'

/** An absence knows how many days it takes. */
export const countAbsence: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const absence = { status: 'requested', ...originalDoc, ...data }
  // What is no day, kind, person or branch at all is refused by the fields themselves.
  if (!isAbsence(absence) || !absence.user || !absence.branch) return data

  return { ...data, days: await countDaysOf(req, absence) }
}
