import { unkept } from '#kernel/api/unkept.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { publicOrderContract } from '#domain/ordering/order-calls.contract.ts'

import { findPublicOrder } from '../operations/find-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** The order as its guest sees it. */
export const publicOrderEndpoint = withContract(publicOrderContract, async (req) => {
  const order = await findPublicOrder(req.payload.db.pool, readOrderLink(req))
  return Response.json(toPublicOrder(order), unkept)
})
