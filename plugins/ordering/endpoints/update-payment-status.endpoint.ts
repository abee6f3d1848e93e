import { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { whyNotSettleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { type MoveVerdict, moveOrder } from '../operations/move-order.ts'
import type { OrderRecord } from '../operations/order-record.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff have the money of an order in their hands, or gave it back. */
export const updatePaymentStatusEndpoint = endpointOf(
  updatePaymentStatusContract,
  async (req, { params: { id }, body: { paymentStatus, reason } }) => {
    const order = await findStaffOrder(req, id)
    const moved = await moveOrder({
      payload: req.payload,
      order,
      mover: { kind: 'staff', id: String(req.user?.id) },
      now: Temporal.Now.instant(),
      judge: judgeSettling({ to: paymentStatus, reason: reason || null }),
    })

    return Response.json(toPublicOrder(moved))
  },
)

const judgeSettling =
  (asked: { to: SpotPayment; reason: string | null }) =>
  (order: OrderRecord): MoveVerdict => {
    const verdict = settleOnSpot(order, asked)
    if (!verdict.isAllowed) return { why: verdict.why, message: whyNotSettleTexts[verdict.why] }
    if (verdict.isNoop) return { isNoop: true }

    return {
      action: asked.to === 'paid' ? 'settle' : 'unsettle',
      reason: asked.reason,
      change: { paymentStatus: verdict.to },
    }
  }
