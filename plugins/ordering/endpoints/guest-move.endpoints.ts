import type { Endpoint } from 'payload'

import { withContract } from '#kernel/api/endpoint-of.ts'
import { type GuestMove, guestMoveContract } from '#domain/ordering/order-calls.contract.ts'

import { findPublicOrder } from '../operations/find-order.ts'
import { judgeAcceptance, judgeDecline, judgeOrderAction } from '../operations/judge-move.ts'
import { type MoveVerdict, moveOrder } from '../operations/move-order.ts'
import type { OrderRecord } from '../operations/order-record.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'

/** What a guest may do with their order through its link. */
export const guestMoveEndpoints: Endpoint[] = [
  guestMove('cancel', 'Die eigene Bestellung stornieren', (order, now) =>
    judgeOrderAction(order, { action: 'cancel', actor: 'guest', now }),
  ),
  guestMove('confirm-counter-appointment', 'Den vorgeschlagenen Termin annehmen', judgeAcceptance),
  guestMove('reject-counter-appointment', 'Den vorgeschlagenen Termin ablehnen', judgeDecline),
]

type Judge = (order: OrderRecord, now: Temporal.Instant) => MoveVerdict

function guestMove(name: GuestMove, summary: string, judge: Judge): Endpoint {
  return withContract(guestMoveContract(name, summary), async (req) => {
    const { payload } = req
    const order = await findPublicOrder(payload.db.pool, readOrderLink(req))
    const now = Temporal.Now.instant()
    const moved = await moveOrder({
      payload,
      order,
      judge: (current) => judge(current, now),
      mover: { kind: 'guest', id: null },
      now,
    })
    return Response.json(toPublicOrder(moved))
  })
}
