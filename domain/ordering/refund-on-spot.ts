import { movePayment } from './order-status-payment.ts'
import { isPaidOnline, type PaymentMethod, type PaymentStatus } from './order-terms.ts'

export type RefundableOrder = {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** What of the guest's money the house has, in cents. */
  kept: number
}

export type WhyNotRefund = 'paid-online' | 'nothing-paid' | 'more-than-paid'

export type RefundVerdict = { isAllowed: true; to: PaymentStatus } | { isAllowed: false; why: WhyNotRefund }

/**
 * Whether staff may give back so many cents of what was paid at the counter or at the door, and how the order stands
 * then. Never more than the house has of it, however often. Source: ADR 107.
 */
export function refundOnSpot(order: RefundableOrder, cents: number): RefundVerdict {
  if (isPaidOnline(order.paymentMethod)) return { isAllowed: false, why: 'paid-online' }
  if (order.kept === 0) return { isAllowed: false, why: 'nothing-paid' }
  if (cents > order.kept) return { isAllowed: false, why: 'more-than-paid' }
  // Another part of the rest leaves the order as it stands.
  if (order.paymentStatus === 'partly-refunded' && cents < order.kept)
    return { isAllowed: true, to: 'partly-refunded' }
  const action = cents === order.kept ? 'refund' : 'refund-partly'
  const move = movePayment(order.paymentStatus, { action, actor: 'staff' })

  return move.isAllowed ? { isAllowed: true, to: move.to } : { isAllowed: false, why: 'nothing-paid' }
}
