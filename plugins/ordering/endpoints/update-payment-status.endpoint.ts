import { updatePaymentStatusContract } from '#domain/ordering/payment-status.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { checkPayment } from '../operations/check-payment.ts'
import { findStaffOrder } from '../operations/find-staff-order.ts'
import { judgeSettling } from '../operations/judge-settling.ts'
import { moveOrder } from '../operations/move-order.ts'
import { refuseUnwantedTip } from '../operations/pay-part.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'

/** Staff have the money of an order in their hands, or gave it back, or want to know what its provider says. */
export const updatePaymentStatusEndpoint = endpointOf(
  updatePaymentStatusContract,
  async (req, { params: { id }, body: { paymentStatus: to, tip, reason, version } }) => {
    const order = await findStaffOrder(req, id)
    const { payload } = req
    const now = Temporal.Now.instant()
    if (to === undefined) return Response.json(toPublicOrder(await checkPayment({ payload, order, now })))

    if (tip !== undefined) await refuseUnwantedTip(payload.db.pool, order.branch)
    const moved = await moveOrder({
      payload,
      order,
      mover: { kind: 'staff', id: String(req.user?.id) },
      now,
      judge: judgeSettling(payload.db.pool, { to, tip, reason: reason || null, version }),
    })
    return Response.json(toPublicOrder(moved))
  },
)
