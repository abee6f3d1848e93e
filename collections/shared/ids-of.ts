import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'

/** The ids of all records that fit, whoever asks: what may be told of them is for the caller to judge. */
export async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<string[]> {
  const docs = await findRecords(asSystem(req), collection, { where, select: {} })

  return docs.map(({ id }) => id)
}
