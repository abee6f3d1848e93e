import { movePayment } from './order-status-payment.ts'
import { isPaidOnline, type PaymentMethod, type PaymentStatus } from './order-terms.ts'

export type RefundableOrder = {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** What of the guest's money the house has and has not promised back, in cents. */
  kept: number
}

export type WhyNotRefund = 'nothing-paid' | 'more-than-paid'

/** `to` is null where a provider gives the money back: it says so once it has. */
export type RefundVerdict =
  | { isAllowed: true; to: PaymentStatus | null }
  | { isAllowed: false; why: WhyNotRefund }

/**
 * Whether staff may give back so many cents of what was paid, and how the order stands then. Never more than the house
 * has of it, however often. Source: ADR 107, ADR 108.
 */
export function refundVerdict(order: RefundableOrder, cents: number): RefundVerdict {
  if (order.kept <= 0) return { isAllowed: false, why: 'nothing-paid' }
  if (cents > order.kept) return { isAllowed: false, why: 'more-than-paid' }
  const isPart = cents < order.kept
  // Another part of the rest leaves the order as it stands.
  if (order.paymentStatus === 'partly-refunded' && isPart)
    return { isAllowed: true, to: isPaidOnline(order.paymentMethod) ? null : 'partly-refunded' }
  const move = movePayment(order.paymentStatus, {
    action: isPart ? 'refund-partly' : 'refund',
    actor: 'staff',
  })
  if (!move.isAllowed) return { isAllowed: false, why: 'nothing-paid' }

  return { isAllowed: true, to: isPaidOnline(order.paymentMethod) ? null : move.to }
}
