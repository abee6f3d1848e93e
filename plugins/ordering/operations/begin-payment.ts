import type { PayloadRequest } from 'payload'

import { isOwnHost } from '#collections/shared/own-hosts.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { Refused } from '#kernel/refused.ts'
import { publicAddress } from '#kernel/public-address.ts'
import { startPayment } from '#plugins/payments/payments.port.ts'
import { cachedBranchShop } from '#plugins/shop/shop.port.ts'

import { findOrder } from './find-order.ts'
import { bookBeginning, settleOrder } from './settle-order.ts'

/**
 * The way to the payment page of an order that waits for its money, or null where it does not. Whoever asks again
 * comes to the same payment. What costs nothing is paid without going anywhere.
 */
export async function beginPayment(
  req: PayloadRequest,
  id: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const { payload } = req
  const order = await findOrder(payload.db.pool, id)
  if (order?.status !== 'awaiting-payment' || !isPaidOnline(order.paymentMethod)) return null
  const total = openAmount(order)
  if (total === 0) {
    await settleOrder({ payload, order: id, now })
    return null
  }
  const branch = await cachedBranchShop(payload, order.branch)
  if (!branch) throw new Refused('payment-provider-away')

  const origin = await originFor(req)
  const payment = await startPayment({
    payload,
    order: {
      id,
      branch: order.branch,
      method: order.paymentMethod,
      total,
      currency: branch.shop.settings.currency,
    },
    description: `Bestellung Nr. ${order.ticketNumber} bei ${order.branchView.name}`.slice(0, 250),
    returnUrl: `${origin}/api/orders/public/${order.uid}/${order.hash}/paid`,
    origin,
    now,
  })
  await bookBeginning({ payload, order: id, now }, payment)

  return payment.checkoutUrl
}

/** Where the guest comes back to: the brand whose shop they were in, and never a house that only says it is one. */
async function originFor({ url, payload }: PayloadRequest): Promise<string> {
  const { origin, host } = new URL(url ?? '')
  const address = publicAddress()

  return address === null || (await isOwnHost(payload, host, () => [])) ? origin : address
}
