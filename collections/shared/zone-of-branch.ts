import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { findRecord } from '#kernel/database/find-records.ts'

/** By which clock a branch works. */
export async function zoneOfBranch(req: PayloadRequest, branch: unknown): Promise<string> {
  const found = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: idOf(branch) } },
    select: { timeZone: true },
  })

  return found?.timeZone ?? usualZone
}
