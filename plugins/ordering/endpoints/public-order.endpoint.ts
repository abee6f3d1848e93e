import { keptHere } from '#kernel/api/kept-here.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { noteRead } from '#kernel/live/readings.ts'
import { tagsOfReading } from '#kernel/live/tags.ts'
import { publicOrderContract } from '#domain/ordering/order-calls.contract.ts'

import { findPublicOrder } from '../operations/find-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** The order as its guest sees it, which is read anew when it or its branch has changed. */
export const publicOrderEndpoint = withContract(publicOrderContract, async (req) => {
  const order = await findPublicOrder(req.payload.db.pool, readOrderLink(req))
  noteRead(tagsOfReading('orders', { id: { equals: order.id } }))
  noteRead(tagsOfReading('branches', { id: { equals: order.branch } }))

  return Response.json(toPublicOrder(order), keptHere)
})
