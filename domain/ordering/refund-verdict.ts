import { movePayment } from './order-status-payment.ts'
import { isPaidOnline, type PaymentMethod, type PaymentStatus } from './order-terms.ts'

export type RefundableOrder = {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** What of the guest's money the house has and has not promised back, in cents. */
  kept: number
}

export type WhyNotRefund = 'nothing-paid' | 'not-all-paid' | 'more-than-paid' | 'vouchers-sold'

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
  // It is taken back and paid anew; given back in part nobody could pay the rest.
  if (order.paymentStatus === 'partly-paid') return { isAllowed: false, why: 'not-all-paid' }
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

/** So much of the money of an order by one way, in cents. */
export type MethodShare = { method: PaymentMethod; amount: number }

/**
 * By which ways so many cents go back: none gives more than came in by it, or drawer and terminal would differ from the
 * books. The way of the order goes first, then each as it was paid.
 */
export function spreadRefund(
  cents: number,
  kept: readonly MethodShare[],
  ownMethod: PaymentMethod,
): MethodShare[] {
  let left = cents
  const own = kept.filter(({ method }) => method === ownMethod)
  const others = kept.filter(({ method }) => method !== ownMethod)

  return [...own, ...others].flatMap(({ method, amount }) => {
    const back = Math.min(amount, left)
    left -= back

    return back > 0 ? [{ method, amount: back }] : []
  })
}

/** What an order has sold as vouchers, and how far that was used. In cents. */
type SoldAsVouchers = {
  gross: number
  sold: readonly { value: number; spent: number; isVoid: boolean }[]
}

/**
 * How much of `kept` may go back. All of it where nobody has paid with a voucher of the order yet, since they are void
 * with it; otherwise what was paid for vouchers stays until they are blocked, and what was spent of them for good:
 * whoever asks would have both.
 */
export function mostToRefund(cents: number, kept: number, { gross, sold }: SoldAsVouchers): number {
  const isUnspent = sold.every(({ spent }) => spent === 0)
  if (cents === kept && isUnspent) return kept
  const blocked = sold.reduce((sum, { value, spent, isVoid }) => (isVoid ? sum + value - spent : sum), 0)

  return Math.max(0, kept - gross + blocked)
}
