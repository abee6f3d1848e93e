import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

export type LedBranch = { id: string; name: string }

const mostBranches = 200

/** Everybody may read every branch; these are the ones whose devices a person may change. */
export async function ledBranches(req: PayloadRequest): Promise<LedBranch[]> {
  const staff = staffOf(req)
  const branches = await findRecords(asUser(req), 'branches', {
    where: staff?.roles.includes('ROLE_ADMIN') ? {} : { id: { in: staff?.branches ?? [] } },
    sort: 'name',
    limit: mostBranches,
    select: { name: true },
  })

  return branches.map(({ id, name }) => ({ id, name }))
}
