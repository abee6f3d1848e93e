import { isOrderLost } from '../order-status.ts'
import { isPaidOnline, type OrderStatus, type PaymentMethod, type PaymentStatus } from '../order-terms.ts'
import type { PayableOrder } from './plan-vouchers.ts'
import { openAmount } from './voucher-payment.ts'
import type { VoucherKind } from './voucher-terms.ts'

export type RedeemableOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  voidedAt: string | null
  isQuotation: boolean
}

export type WhyNotRedeem =
  | 'order-lost'
  | 'paid-online'
  | 'payment-begun'
  | 'nothing-payable'
  | 'more-than-possible'

/** Why staff let no voucher pay an order that is there already, or null. */
export function whyNotRedeem(order: RedeemableOrder): WhyNotRedeem | null {
  if (isOrderLost(order.status) || order.voidedAt !== null) return 'order-lost'
  if (isPaidOnline(order.paymentMethod)) return 'paid-online'

  return order.paymentStatus === 'none' ? null : 'payment-begun'
}

type Paid = { kind: VoucherKind; taxRate: number | null; kept: number }

/** What of an order further vouchers may pay: what is open, without the goods that were paid with others of their rate. */
export const payableOf = (
  order: { total: number; voucherPaid: number; taxes: PayableOrder['taxes'] },
  vouchers: PayableOrder['vouchers'],
  paid: readonly Paid[],
): PayableOrder => ({
  total: openAmount(order),
  taxes: order.taxes.map(({ taxRate, gross }) => ({
    taxRate,
    gross: paid.reduce(
      (left, part) => (part.kind === 'single-purpose' && part.taxRate === taxRate ? left - part.kept : left),
      gross,
    ),
  })),
  vouchers,
})
