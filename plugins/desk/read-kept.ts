import type { PayloadRequest, Where } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

/** What is kept for a person, and for nobody of another kind with the same id. */
export const keptFor = ({ collection, id }: { collection: string; id: string | number }): Where => ({
  'user.relationTo': { equals: collection },
  'user.value': { equals: id },
})

/** What the panel keeps for the person under a key. It came from a browser once: it may be anything. */
export async function readKept(
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; value: unknown } | null> {
  const { user } = req
  if (!user) return null
  const kept = await findRecord(asSystem(req), 'payload-preferences', {
    where: { key: { equals: key }, ...keptFor(user) },
  })

  return kept ? { id: kept.id, value: kept.value } : null
}
