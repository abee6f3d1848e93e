import {
  fromStatuses,
  type LifeCycleMove,
  type MoveResult,
  type OrderActor,
  resultOf,
  type WhyNotMove,
  whyNotMove,
} from './order-status-moves.ts'
import type { OrderStatus, QuotationStatus } from './order-terms.ts'

/** As they stand in the history. */
export const quotationActions = [
  'quote',
  'withdraw-quotation',
  'accept-quotation',
  'decline-quotation',
  'expire-quotation',
] as const
export type QuotationAction = (typeof quotationActions)[number]

/** Instants are ISO text. */
export type OrderWithQuotation = {
  status: OrderStatus
  isQuotation: boolean
  quotationStatus: QuotationStatus
  quotationValidUntil: string | null
}

/**
 * The house answers a request with a price, the guest accepts or declines it. A declined, expired or withdrawn offer
 * leaves the request open, so that another one may follow; an open one is revised by the next. Staff accept for a
 * guest who has said so by telephone. Source: decision 103.
 */
const quotationLifeCycle: Readonly<Record<QuotationAction, LifeCycleMove<QuotationStatus>>> = {
  quote: { to: 'offered', from: { staff: ['none', 'offered', 'declined', 'expired', 'withdrawn'] } },
  'withdraw-quotation': { to: 'withdrawn', from: { staff: ['offered'] } },
  'accept-quotation': { to: 'accepted', from: { guest: ['offered'], staff: ['offered'] } },
  'decline-quotation': { to: 'declined', from: { guest: ['offered'] } },
  'expire-quotation': { to: 'expired', from: { system: ['offered'] } },
}

/** Where the offer stands at an instant: one whose time is over is expired, whether or not that was written down. */
export function quotationStatusAt(
  {
    quotationStatus,
    quotationValidUntil,
  }: Pick<OrderWithQuotation, 'quotationStatus' | 'quotationValidUntil'>,
  now: Temporal.Instant,
): QuotationStatus {
  const isOver =
    quotationValidUntil !== null &&
    Temporal.Instant.compare(Temporal.Instant.from(quotationValidUntil), now) <= 0

  return quotationStatus === 'offered' && isOver ? 'expired' : quotationStatus
}

/** Whether it is the guest's turn to say yes or no to a price. */
export function isQuotationOpen(order: OrderWithQuotation, now: Temporal.Instant): boolean {
  return order.status === 'awaiting' && quotationStatusAt(order, now) === 'offered'
}

/** What the action does to the offer; only a request that awaits its answer has one that moves. */
export function moveQuotation(
  order: Pick<OrderWithQuotation, 'status' | 'isQuotation' | 'quotationStatus'>,
  { action, actor }: { action: QuotationAction; actor: OrderActor },
): MoveResult<QuotationStatus, Exclude<WhyNotMove, 'already-there'>> {
  const move = quotationLifeCycle[action]
  const why = whyNotMove(move, order.quotationStatus, actor)
  const isMovable = order.isQuotation && order.status === 'awaiting'

  return resultOf(move.to, why === 'actor-not-allowed' || isMovable || isDone(action, why) ? why : 'illegal')
}

/** An answer that was given may be given again, whatever became of the order by it. */
const isDone = (action: QuotationAction, why: WhyNotMove | null): boolean =>
  why === 'already-there' && action !== 'quote'

/** The states in the WHERE of the conditional update. */
export function fromQuotationStatusesOf(
  action: QuotationAction,
  actor: OrderActor,
): readonly QuotationStatus[] {
  return fromStatuses(quotationLifeCycle[action], actor)
}

/** What becomes of the offer of an order that ends or is confirmed without it; nothing where none is open. */
export function quotationLeftBehind(
  { quotationStatus }: Pick<OrderWithQuotation, 'quotationStatus'>,
  actor: OrderActor,
): { quotationStatus?: QuotationStatus } {
  if (quotationStatus !== 'offered') return {}

  return { quotationStatus: endsBy[actor] }
}

const endsBy = { guest: 'declined', staff: 'withdrawn', system: 'expired' } as const
