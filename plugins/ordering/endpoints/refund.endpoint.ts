import { refundOrderContract } from '#domain/ordering/payment-status.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { judgeRefund } from '../operations/judge-refund.ts'
import { moveOrder } from '../operations/move-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff give a guest money back over the counter. */
export const refundEndpoint = endpointOf(refundOrderContract, async (req, { params: { id }, body }) => {
  const order = await findStaffOrder(req, id)
  const moved = await moveOrder({
    payload: req.payload,
    order,
    mover: { kind: 'staff', id: String(req.user?.id) },
    now: Temporal.Now.instant(),
    judge: judgeRefund(req.payload.db.pool, body),
  })

  return Response.json(toPublicOrder(moved))
})
