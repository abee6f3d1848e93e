import { resendOrderMailContract } from '#domain/ordering/resend-order-mail.contract.ts'
import { resendOrderSmsContract } from '#domain/ordering/resend-order-sms.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'

import { findStaffOrder } from '../operations/find-staff-order.ts'
import { resendOrderMail } from '../operations/resend-order-mail.ts'
import { resendOrderSms } from '../operations/resend-order-sms.ts'

/** A guest has not got the message, or the branch has lost it. */
export const resendOrderEndpoints = [
  endpointOf(resendOrderMailContract, async (req, { params: { id } }) => {
    const order = await findStaffOrder(req, id)
    const readers = await resendOrderMail({ payload: req.payload, order, now: Temporal.Now.instant() })

    return Response.json({ readers }, { status: 202 })
  }),
  endpointOf(resendOrderSmsContract, async (req, { params: { id } }) => {
    const order = await findStaffOrder(req, id)
    const readers = await resendOrderSms({ payload: req.payload, order, now: Temporal.Now.instant() })

    return Response.json({ readers }, { status: 202 })
  }),
]
