import type { Endpoint, PayloadRequest } from 'payload'

import { acceptQuotationContract, declineQuotationContract } from '#domain/ordering/quotation.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findPublicOrder, type FoundOrder } from '../operations/find-order.ts'
import { judgeQuotationAcceptance, judgeQuotationDecline } from '../operations/judge-quotation.ts'
import { type MoveVerdict, moveOrder } from '../operations/move-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** What a guest answers to an offer through the link of the order. */
export const guestQuotationEndpoints: Endpoint[] = [
  endpointOf(acceptQuotationContract, (req, { body: { number } }) =>
    answer(req, (order, now) => judgeQuotationAcceptance(order, { actor: 'guest', number, now })),
  ),
  endpointOf(declineQuotationContract, (req, { body: { number, reason } }) =>
    answer(req, (order, now) => judgeQuotationDecline(order, { number, reason: reason || null, now })),
  ),
]

type Judge = (order: FoundOrder, now: Temporal.Instant) => MoveVerdict

async function answer(req: PayloadRequest, judge: Judge): Promise<Response> {
  const { payload } = req
  const order = await findPublicOrder(payload.db.pool, readOrderLink(req))
  const now = Temporal.Now.instant()
  const moved = await moveOrder({
    payload,
    order,
    now,
    mover: { kind: 'guest', id: null },
    judge: (current) => judge(current, now),
  })

  return Response.json(toPublicOrder(moved))
}
