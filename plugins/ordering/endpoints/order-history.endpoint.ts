import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { orderHistoryContract } from '#domain/ordering/order-history.contract.ts'

import { readOrderHistory } from '../operations/read-order-history.ts'

export const orderHistoryEndpoint = endpointOf(orderHistoryContract, async (req, { params }) =>
  Response.json(await readOrderHistory(req, params.id), unkept),
)
