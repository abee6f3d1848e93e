import { resendOrderMailContract } from '#domain/ordering/resend-order-mail.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { resendOrderMail } from '../operations/resend-order-mail.ts'

/** A guest has not got the mail, or the branch has lost it. */
export const resendOrderMailEndpoint = endpointOf(
  resendOrderMailContract,
  async (req, { params: { id } }) => {
    const order = await findStaffOrder(req, id)
    const readers = await resendOrderMail({ payload: req.payload, order, now: Temporal.Now.instant() })

    return Response.json({ readers }, { status: 202 })
  },
)
