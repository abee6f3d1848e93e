import type { PayloadRequest } from 'payload'

import { asUser } from '#kernel/access/on-behalf.ts'

/** Orders that nobody has confirmed yet, within the branches of the person who asks. */
export async function countAwaiting(req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'orders',
    where: { status: { equals: 'awaiting' } },
    ...asUser(req),
  })

  return totalDocs
}
