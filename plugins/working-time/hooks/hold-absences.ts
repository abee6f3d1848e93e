import type { CollectionBeforeChangeHook } from 'payload'

import { idOf } from '#kernel/access/caller.ts'

import { holdAbsencesOf } from '../operations/recount-absences.ts'

/**
 * Whoever changes a contract or an absence will count absences: they are held before anything else of the person is, by
 * everybody in the same order.
 */
export const holdAbsences: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const people = [originalDoc?.user, data.user].filter((person) => person !== undefined && person !== null)
  await holdAbsencesOf(req, people.map(idOf))

  return data
}
