import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { deleteOrderContract } from '#domain/ordering/delete-order.contract.ts'

import { deleteOrder } from '../operations/delete-order.ts'

/** What Payload would delete is voided and kept, unless it is nothing yet. */
export const deleteOrderEndpoint = endpointOf(deleteOrderContract, async (req, { params, body }) =>
  Response.json(
    await deleteOrder({ req, id: params.id, reason: body.reason || null, now: Temporal.Now.instant() }),
  ),
)
