import type { PayloadRequest } from 'payload'

import type { Site } from '#cms/payload-types.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'

/** The newest state of a page, published or not. */
export async function findDraft(req: PayloadRequest, id: string): Promise<Site | undefined> {
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    ...asSystem(req),
  })
  return docs[0]
}
