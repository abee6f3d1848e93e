import {
  fromStatuses,
  type LifeCycleMove,
  type MoveResult,
  type OrderActor,
  resultOf,
  type WhyNotMove,
  whyNotMove,
} from './order-status-moves.ts'
import type { PaymentStatus } from './order-terms.ts'

export const paymentActions = [
  'start',
  'authorise',
  'pay-part',
  'settle',
  'unsettle',
  'refund-partly',
  'refund',
  'fail',
  'void',
] as const
export type PaymentAction = (typeof paymentActions)[number]

/**
 * The life of a payment. Staff settle what is paid on the spot, at once or in parts, and take a slip back; all else follows what the provider
 * says. A provider's late success wins over an earlier failure, for the money is there. A failed or voided
 * payment may be started anew. A further part, paid or refunded, changes amounts, not the state. Source: decisions 5.
 */
const paymentLifeCycle: Readonly<Record<PaymentAction, LifeCycleMove<PaymentStatus>>> = {
  start: { to: 'pending', from: { system: ['none', 'failed', 'voided'] } },
  authorise: { to: 'authorised', from: { system: ['pending', 'failed'] } },
  'pay-part': { to: 'partly-paid', from: { staff: ['none'] } },
  settle: {
    to: 'paid',
    from: { staff: ['none', 'partly-paid'], system: ['pending', 'authorised', 'failed'] },
  },
  unsettle: { to: 'none', from: { staff: ['partly-paid', 'paid'] } },
  'refund-partly': { to: 'partly-refunded', from: { staff: ['paid'], system: ['paid'] } },
  refund: {
    to: 'refunded',
    from: { staff: ['paid', 'partly-refunded'], system: ['paid', 'partly-refunded'] },
  },
  fail: { to: 'failed', from: { system: ['pending', 'authorised'] } },
  void: { to: 'voided', from: { system: ['pending', 'authorised'] } },
}

/** What the action does to the payment; the same event again changes nothing. */
export function movePayment(
  status: PaymentStatus,
  { action, actor = 'system' }: { action: PaymentAction; actor?: OrderActor },
): MoveResult<PaymentStatus, Exclude<WhyNotMove, 'already-there'>> {
  const move = paymentLifeCycle[action]

  return resultOf(move.to, whyNotMove(move, status, actor))
}

/** The states in the WHERE of the conditional update. */
export function fromPaymentStatusesOf(
  action: PaymentAction,
  actor: OrderActor = 'system',
): readonly PaymentStatus[] {
  return fromStatuses(paymentLifeCycle[action], actor)
}
