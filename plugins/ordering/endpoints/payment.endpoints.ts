import type { Endpoint } from 'payload'

import { beginPaymentContract, paidContract } from '#domain/ordering/payment-status.contract.ts'
import { withContract } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { isOfProvider } from '#plugins/payments/payments.port.ts'

import { beginPayment } from '../operations/begin-payment.ts'
import { findPublicOrder } from '../operations/find-order.ts'
import { settleOrder } from '../operations/settle-order.ts'
import { toPublicOrder } from '../operations/to-public-order.ts'
import { readOrderLink } from './order-link.ts'
import { refundEndpoint } from './refund.endpoint.ts'
import { unclearRefundEndpoint } from './unclear-refund.endpoint.ts'
import { unsettledPaymentsEndpoint } from './unsettled-payments.endpoint.ts'
import { updatePaymentStatusEndpoint } from './update-payment-status.endpoint.ts'
import { voucherEndpoints } from './voucher.endpoints.ts'

/** The money of orders: the guest's way to the payment page and back from it, and what staff do about it. */
export const paymentEndpoints: Endpoint[] = [
  updatePaymentStatusEndpoint,
  ...voucherEndpoints,
  refundEndpoint,
  unsettledPaymentsEndpoint,
  unclearRefundEndpoint,
  withContract(beginPaymentContract, async (req) => {
    const link = readOrderLink(req)
    const { id } = await findPublicOrder(req.payload.db.pool, link)
    const paymentRedirectUrl = await beginPayment(req, id, Temporal.Now.instant())
    const order = toPublicOrder(await findPublicOrder(req.payload.db.pool, link))

    return Response.json(paymentRedirectUrl === null ? order : { ...order, paymentRedirectUrl }, unkept)
  }),
  withContract(paidContract, async (req) => {
    const { payload } = req
    const found = await findPublicOrder(payload.db.pool, readOrderLink(req))
    const { id, uid, hash, branchView } = found
    // Whoever comes back again and again asks for nothing anew.
    const isWaiting = found.status === 'awaiting-payment'
    const settled = isWaiting
      ? await settleOrder({ payload, order: id, now: Temporal.Now.instant() }).catch((error) => {
          // The page of the order waits for what the provider cannot say just now.
          if (!isOfProvider(error)) throw error
          return found
        })
      : found
    const hasFailed = settled?.status === 'failed'
    const location = hasFailed ? `/store/${branchView.identifier}/checkout/error` : `/status/${uid}/${hash}`

    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }),
]
