import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { Refused } from '#kernel/refused.ts'
import { type FoundOrder, findOrder } from './find-order.ts'

/** An order that the person behind the request may see; any other is answered as if it did not exist. */
export async function findStaffOrder(req: PayloadRequest, id: string): Promise<FoundOrder> {
  if (!staffOf(req)) throw new Refused('not-allowed')

  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    select: { version: true },
    disableErrors: true,
    ...asUser(req),
  })
  const order = docs.length === 1 ? await findOrder(req.payload.db.pool, id) : null
  if (!order) throw new Refused('unknown-order')
  return order
}
