import { saysWhy } from './money-reason.ts'
import { isOrderLost } from './order-status.ts'
import { movePayment } from './order-status-payment.ts'
import { isPaidOnline, type OrderStatus, type PaymentMethod, type PaymentStatus } from './order-terms.ts'

export const spotPayments = ['paid', 'none'] as const satisfies readonly PaymentStatus[]
export type SpotPayment = (typeof spotPayments)[number]

export type SpotOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  paymentMethod: PaymentMethod
  voidedAt: string | null
}

export type WhyNotSettle =
  | 'paid-online'
  | 'order-lost'
  | 'payment-elsewhere'
  | 'no-reason'
  | 'vouchers-sold'
  | 'tip-paid'

export type SettleVerdict =
  | { isAllowed: true; to: PaymentStatus; isNoop: boolean }
  | { isAllowed: false; why: WhyNotSettle }

/**
 * What becomes of the money of an order that is paid at the counter or at the door: staff say that they have it, and
 * take that back with a reason where it was a slip. What a provider collects only it settles, and nobody pays for what
 * was refused. The same again changes nothing. Source: decision 102.
 */
export function settleOnSpot(
  order: SpotOrder,
  asked: { to: SpotPayment; reason: string | null },
): SettleVerdict {
  const { to, reason } = asked
  if (isPaidOnline(order.paymentMethod)) return { isAllowed: false, why: 'paid-online' }
  if (order.paymentStatus === to) return { isAllowed: true, to, isNoop: true }
  if (to === 'paid' && (isOrderLost(order.status) || order.voidedAt))
    return { isAllowed: false, why: 'order-lost' }

  const action = to === 'paid' ? 'settle' : 'unsettle'
  const move = movePayment(order.paymentStatus, { action, actor: 'staff' })
  if (!move.isAllowed) return { isAllowed: false, why: 'payment-elsewhere' }
  if (to === 'none' && !saysWhy(reason)) return { isAllowed: false, why: 'no-reason' }

  return move
}
