import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'

/** The ids of all records that fit, whoever asks: what may be told of them is for the caller to judge. */
export async function idsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection,
    where,
    select: {},
    limit: 0,
    pagination: false,
    depth: 0,
    ...asSystem(req),
  })

  return docs.map(({ id }) => id)
}
