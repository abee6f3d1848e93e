import type { PayloadRequest } from 'payload'

import { isUuid } from '#domain/api/is-uuid.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'
import { type FoundOrder, findOrder } from './find-order.ts'

/** An order that the person behind the request may see, by its id or uid; any other is answered as if it did not exist. */
export async function findStaffOrder(req: PayloadRequest, id: string): Promise<FoundOrder> {
  if (!staffOf(req)) throw new Refused('not-allowed')

  const seen = await findRecord(asUser(req), 'orders', {
    where: { [isUuid(id) ? 'id' : 'uid']: { equals: id } },
    select: { version: true },
    disableErrors: true,
  })
  const order = seen ? await findOrder(req.payload.db.pool, seen.id) : null
  if (!order) throw new Refused('unknown-order')
  return order
}
