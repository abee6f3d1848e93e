import { sumCents } from '../money/money.ts'
import { type CoveredLine, isAllCovered, type PartLine, priceLines } from './covered-lines.ts'
import { apportion } from './day-end/apportion.ts'
import type { OrderItem } from './order.contract.ts'
import type { CoveredPart } from './order-payment.contract.ts'
import { movePayment } from './order-status-payment.ts'
import type { PaymentStatus } from './order-terms.ts'
import { settleOnSpot, type SpotOrder, type WhyNotSettle } from './settle-on-spot.ts'

/** What a guest at the table pays of what is left. */
export type AskedPart =
  | { by: 'amount'; amount: number }
  /** As one of so many who share it alike. */
  | { by: 'share'; of: number }
  | { by: 'items'; lines: readonly CoveredLine[] }

export type SplitOrder = SpotOrder & { items: readonly OrderItem[]; total: number }

/** Why nobody pays anything of an order at a table, whatever is asked for. */
export type WhyNotPay = 'paid-online' | 'order-lost' | 'payment-elsewhere' | 'nothing-left'
export type WhyNotPart = WhyNotPay | 'more-than-left' | 'unknown-line'

export type PartVerdict =
  | {
      isAllowed: true
      amount: number
      covers: readonly CoveredPart[] | null
      to: PaymentStatus
      left: number
    }
  | { isAllowed: false; why: WhyNotPart }

/**
 * What one of several guests pays of an order, in cents, and where its money stands then. Shares of what is left and shares
 * of a line add up to it exactly, whoever pays first; whoever takes the last lines pays what is left, with the donation and
 * the tip. Nobody pays more than is left. Source: ADR 113.
 */
export function payPart(order: SplitOrder, ledger: readonly PartLine[], asked: AskedPart): PartVerdict {
  const why = whyNotPay(order, ledger)
  if (why) return { isAllowed: false, why }
  const left = leftToPay(order, ledger)
  const part = partOf({ order, ledger, left }, asked)
  if (!part) return { isAllowed: false, why: 'unknown-line' }
  const { amount, covers } = part
  if (amount > left) return { isAllowed: false, why: 'more-than-left' }
  if (amount <= 0) return { isAllowed: false, why: 'nothing-left' }
  const move = movePayment(order.paymentStatus, {
    action: amount === left ? 'settle' : 'pay-part',
    actor: 'staff',
  })
  const to = amount === left ? 'paid' : 'partly-paid'
  // Another part leaves the order as it stands.
  if (!move.isAllowed && order.paymentStatus !== to) return { isAllowed: false, why: 'payment-elsewhere' }

  return { isAllowed: true, amount, covers, to, left: left - amount }
}

/** Why nobody pays anything of an order at a table; null where somebody may. */
export function whyNotPay(order: SplitOrder, ledger: readonly PartLine[]): WhyNotPay | null {
  const spot = settleOnSpot(order, { to: 'paid', reason: null })
  if (!spot.isAllowed) return isWhyNotPay(spot.why) ? spot.why : 'payment-elsewhere'

  return leftToPay(order, ledger) <= 0 || order.paymentStatus === 'paid' ? 'nothing-left' : null
}

const isWhyNotPay = (why: WhyNotSettle): why is WhyNotSettle & WhyNotPay =>
  why === 'paid-online' || why === 'order-lost'

/** What of an order nobody has paid yet, in cents. */
export const leftToPay = ({ total }: Pick<SplitOrder, 'total'>, ledger: readonly PartLine[]): number =>
  total - paidSoFar(ledger)

export const paidSoFar = (ledger: readonly PartLine[]): number =>
  sumCents(ledger.map(({ kind, amount }) => (kind === 'capture' || kind === 'correction' ? amount : 0)))

type Open = { order: SplitOrder; ledger: readonly PartLine[]; left: number }
type Part = { amount: number; covers: readonly CoveredPart[] | null }

/** Null where a line is named that there is none of, or no more. */
function partOf({ order, ledger, left }: Open, asked: AskedPart): Part | null {
  switch (asked.by) {
    case 'amount':
      return { amount: asked.amount, covers: null }
    case 'share':
      return { amount: apportion(left, Array<number>(asked.of).fill(1))[0] ?? 0, covers: null }
    case 'items': {
      const covers = priceLines(order, ledger, asked.lines)
      if (!covers) return null
      const isAll = isAllCovered(order, [...ledger, { kind: 'capture', amount: 0, covers }])
      const sum = sumCents(covers.map(({ gross = 0 }) => gross))

      return { amount: isAll ? left : Math.min(sum, left), covers }
    }
  }
}
