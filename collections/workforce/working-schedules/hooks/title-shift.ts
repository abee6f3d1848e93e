import type { CollectionBeforeChangeHook } from 'payload'

import { titleByPerson } from '#collections/shared/people/title-by-person.ts'
import { wordsByBranch } from '#collections/shared/people/words-by-branch.ts'
import { openShiftName, titleOf } from '#domain/workforce/record-titles.ts'

/** “Anna Auer, Montag 3. August 2026, 10:00 bis 18:00”, or “Offene Schicht, …” as long as nobody has it. */
export const titleShift: CollectionBeforeChangeHook = async (change) => {
  const { branch, from, to, user } = { ...change.originalDoc, ...change.data }
  if (user) return titleOfPerson(change)
  const words = await wordsByBranch(change.req, { branch, from, to })

  return words ? { ...change.data, title: titleOf(openShiftName, words) } : change.data
}

const titleOfPerson = titleByPerson(({ branch, from, to }, req) => wordsByBranch(req, { branch, from, to }))
