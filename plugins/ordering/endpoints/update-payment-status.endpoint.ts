import { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { judgeSettling } from '../operations/judge-settling.ts'
import { moveOrder } from '../operations/move-order.ts'
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
      judge: judgeSettling(req.payload.db.pool, { to: paymentStatus, reason: reason || null }),
    })

    return Response.json(toPublicOrder(moved))
  },
)
