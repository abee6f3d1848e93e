import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { idOf, staffOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

/**
 * A record is about somebody who works at its branch, and is kept by people of that branch: naming a branch of one's own
 * gives nobody a say about people of another one. The administration keeps records of everybody.
 */
export const keepToOwnPeople: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { user, branch } = { ...originalDoc, ...data }
  // What is no person or branch at all is refused by the fields themselves.
  if (user && branch && !(await mayKeepFor(req, { user, branch }))) throw new Refused('not-allowed')

  return data
}

/** The same as an answer, for whoever asks before something else is done. */
export async function mayKeepFor(
  req: PayloadRequest,
  { user, branch }: { user: unknown; branch: unknown },
): Promise<boolean> {
  const staff = staffOf(req)
  // The system itself, which imports and seeds, keeps records as the administration does.
  if (!staff || staff.roles.includes('ROLE_ADMIN')) return true
  if (!staff.branches.includes(idOf(branch))) return false

  const person = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: idOf(user) } },
    select: { branches: true },
  })
  return (person?.branches ?? []).some((each) => idOf(each) === idOf(branch))
}
