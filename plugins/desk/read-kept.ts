import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'

/** What the panel keeps for the person under a key. It came from a browser once: it may be anything. */
export async function readKept(
  req: PayloadRequest,
  key: string,
): Promise<{ id: string; value: unknown } | null> {
  const { user } = req
  if (!user) return null
  const kept = await findRecord(asSystem(req), 'payload-preferences', {
    where: {
      key: { equals: key },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
  })

  return kept ? { id: kept.id, value: kept.value } : null
}
