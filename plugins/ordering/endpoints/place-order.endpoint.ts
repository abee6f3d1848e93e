import type { PayloadRequest } from 'payload'

import { idempotencyKeyOf } from '#kernel/api/idempotency-key-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { Refused } from '#kernel/refused.ts'
import { placeOrderRequest, type PublicOrder } from '#domain/ordering/order.contract.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { beginPayment } from '../operations/begin-payment.ts'
import { findPublicOrder } from '../operations/find-order.ts'
import { placeOrder } from '../operations/place-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { parseBody } from '#kernel/api/parse-request.ts'
import { placeOrderContract } from '#domain/ordering/order-calls.contract.ts'

/** A guest orders. The same key and body may be sent again and give the same answer. */
export const placeOrderEndpoint = withContract(placeOrderContract, async (req) => {
  const idempotencyKey = idempotencyKeyOf(req)
  if (idempotencyKey === null) throw new Refused('idempotency-key-missing')
  const request = await parseBody(req, placeOrderRequest)
  const now = Temporal.Now.instant()
  const order = await placeOrder({ req, request, idempotencyKey, now })
  const answer = isPaidOnline(request.paymentMethod) ? await withWayToPay(req, order, now) : order

  return Response.json(answer, { status: 201, ...unkept })
})

/** The order is there before its guest goes to pay, and waits for whoever tries once more. */
async function withWayToPay(
  req: PayloadRequest,
  order: PublicOrder,
  now: Temporal.Instant,
): Promise<PublicOrder> {
  const paymentRedirectUrl = await beginPayment(req, order.id, now)
  if (paymentRedirectUrl !== null) return { ...order, paymentRedirectUrl }

  return toPublicOrder(await findPublicOrder(req.payload.db.pool, order))
}
