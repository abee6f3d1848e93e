import { orderDetailsContract } from '#domain/ordering/staff-orders.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { readOrderDetails } from '../operations/read-order-details.ts'

/** What stands beside the board about one order. */
export const orderDetailsEndpoint = endpointOf(orderDetailsContract, async (req, { params }) =>
  Response.json(await readOrderDetails(req, params.id), unkept),
)
