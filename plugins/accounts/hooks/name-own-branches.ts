import type { CollectionAfterMeHook } from 'payload'

import type { User } from '#cms/payload-types.ts'
import { idOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

type Me = { user?: Partial<User> | null }

/** The person with the branches as records, as `init` gives them. Spec: back office 3, branches with id. */
export const nameOwnBranches: CollectionAfterMeHook = async ({ req, response }) => {
  const answer = response as Me
  const ids = (answer.user?.branches ?? []).map(idOf)
  if (!answer.user || ids.length === 0) return answer

  const found = await findRecords(asUser(req), 'branches', {
    where: { id: { in: ids } },
    select: { name: true, identifier: true, timeZone: true },
  })
  const branches = ids.map((id) => found.find((branch) => branch.id === id) ?? { id })

  return { ...answer, user: { ...answer.user, branches } }
}
