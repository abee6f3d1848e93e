import { noVoucherForEstimateText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { vouchersIn } from '#domain/ordering/vouchers/sold-vouchers.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { isRefused, Refused } from '#kernel/refused.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import { planPayment, type VoucherPayment } from '#plugins/vouchers/vouchers.port.ts'
import type { PayloadRequest } from 'payload'

import { type Priced, type Refusal, refused } from './price-placing.ts'

/** `payment` is null for an order without vouchers. */
export type VouchersOfOrder = { payment: VoucherPayment | null }

type Asking = { req: PayloadRequest; request: PlaceOrderRequest; now: Temporal.Instant }

/**
 * What the vouchers of a request pay of its order. What is weighed or answered with a price has none yet: whoever hands
 * it over redeems them then.
 */
export async function vouchersFor(
  { req, request, now }: Asking,
  { shop, division }: OrderableBranch,
  priced: Priced,
): Promise<VouchersOfOrder | Refusal> {
  const { vouchers: asked = [], paymentMethod } = request
  if (asked.length === 0) return { payment: null }
  if (priced.isEstimated || shop.branch.isQuotationRequired) return refused(noPriceYet())

  const { total, taxes, items } = priced
  try {
    const payment = await planPayment(req, {
      asked,
      order: { total, taxes, vouchers: vouchersIn(items) },
      at: { branch: shop.branch.id, division },
      now,
    })
    const isShort = paymentMethod === 'gift-voucher' && payment.rest > 0

    return isShort ? refused(new Refused('voucher-changed')) : { payment }
  } catch (error) {
    // An order that was placed with them before is found by its key.
    if (isRefused(error)) return refused(error)
    throw error
  }
}

const noPriceYet = (): Refused =>
  new Refused('validation', {}, [
    { field: 'vouchers', code: 'voucher-for-estimate', message: noVoucherForEstimateText },
  ])
