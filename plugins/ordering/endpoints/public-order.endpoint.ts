import type { Endpoint } from 'payload'

import { findPublicOrder } from '../operations/find-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** The order as its guest sees it. */
export const publicOrderEndpoint: Endpoint = {
  path: '/public/:uid/:hash',
  method: 'get',
  handler: async (req) => {
    const order = await findPublicOrder(req.payload.db.pool, readOrderLink(req))
    return Response.json(toPublicOrder(order), { headers: { 'cache-control': 'no-store' } })
  },
}
