import { takeOrderContract } from '#domain/ordering/order-calls.contract.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { idempotencyKeyOf } from '#kernel/api/idempotency-key-of.ts'
import { parseBody } from '#kernel/api/parse-request.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { theBranchInReach } from '../operations/branches-in-reach.ts'
import { placeOrder } from '../operations/place-order.ts'

/** Staff order for a guest in a branch of their own. The same key and body may be sent again and give the same answer. */
export const takeOrderEndpoint = withContract(takeOrderContract, async (req) => {
  await requireRight(req, 'update', 'orders', { isInPart: true })
  const idempotencyKey = idempotencyKeyOf(req)
  if (idempotencyKey === null) throw new Refused('idempotency-key-missing')
  const { channel, ...asked } = await parseBody(req, takeOrderContract.request)
  // The very branch that was judged, however it was named.
  const request = { ...asked, branch: await theBranchInReach(req, asked.branch) }
  const taker = { person: String(req.user?.id), channel }
  const order = await placeOrder({ req, request, idempotencyKey, taker, now: Temporal.Now.instant() })

  return Response.json(order, { status: 201, ...unkept })
})
