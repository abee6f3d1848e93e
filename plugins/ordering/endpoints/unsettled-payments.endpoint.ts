import { unsettledPaymentsContract } from '#domain/ordering/unsettled-payments.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'

import { listUnsettledPayments } from '../operations/list-unsettled-payments.ts'

/** What of the guests' money waits for somebody to look after it. */
export const unsettledPaymentsEndpoint = endpointOf(unsettledPaymentsContract, async (req) =>
  Response.json(await listUnsettledPayments(req), unkept),
)
