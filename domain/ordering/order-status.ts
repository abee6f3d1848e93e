import {
  fromStatuses,
  type LifeCycleMove,
  type MoveResult,
  type OrderActor,
  resultOf,
  whyNotMove,
} from './order-status-moves.ts'
import { type OrderStatus, type OrderType, orderStatuses } from './order-terms.ts'

export { type OrderActor, orderActors } from './order-status-moves.ts'

export const orderActions = [
  'pay',
  'confirm',
  'reject',
  'cancel',
  'in-delivery',
  'delivered',
  'completed',
  'fail',
  'expire',
] as const
export type OrderAction = (typeof orderActions)[number]

export type MovableOrder = { status: OrderStatus; type: OrderType }

export type WhyNotMoveOrder =
  | 'actor-not-allowed'
  | 'order-type-not-allowed'
  | 'already-there'
  | 'order-ended'
  | 'too-early'
  | 'too-late'

type OrderMove = LifeCycleMove<OrderStatus> & { onlyFor?: OrderType }

const unpaid = ['awaiting-payment'] as const
const open = ['awaiting'] as const
const accepted = ['confirmed', 'in-delivery', 'delivered'] as const

/**
 * The life of an order: `awaiting → confirmed → in-delivery → delivered → completed`, or an early end. One that is paid
 * online begins as `awaiting-payment`: the house hears of it once the money is there or held.
 *
 * - `in-delivery` is "on the way" for deliveries and "ready" for takeaway and dine-in.
 * - Only deliveries are `delivered`, and only after they were on the way.
 * - `completed` follows any accepted state, for every order type: whoever hands the goods over may close
 *   the order with one tap. An order that nobody accepted cannot be completed.
 * - Staff may cancel until the goods are handed over, the guest until the order is confirmed.
 * - Only the system fails an order (payment) or lets it expire (not accepted in time).
 *
 * Source: decisions 5; the order of the steps: spec storefront 4.
 */
const lifeCycle: Readonly<Record<OrderAction, OrderMove>> = {
  pay: { to: 'awaiting', from: { system: unpaid } },
  confirm: { to: 'confirmed', from: { staff: open, system: open } },
  reject: { to: 'rejected', from: { staff: open } },
  cancel: {
    to: 'canceled',
    from: { staff: [...open, 'confirmed', 'in-delivery'], guest: [...unpaid, ...open] },
  },
  'in-delivery': { to: 'in-delivery', from: { staff: ['confirmed'] } },
  delivered: { to: 'delivered', from: { staff: ['in-delivery'] }, onlyFor: 'delivery' },
  completed: { to: 'completed', from: { staff: accepted, system: accepted } },
  fail: { to: 'failed', from: { system: unpaid } },
  expire: { to: 'expired', from: { system: open } },
}

/** How far along an order is; every state beyond has ended it. */
const progress: readonly OrderStatus[] = [...unpaid, ...open, ...accepted]

/** What an order still asks of the house, and whether it earns. */
const standings: Readonly<Record<OrderStatus, 'to-come' | 'at-work' | 'handed-over' | 'sold' | 'lost'>> = {
  'awaiting-payment': 'to-come',
  awaiting: 'at-work',
  confirmed: 'at-work',
  'in-delivery': 'at-work',
  delivered: 'handed-over',
  completed: 'sold',
  rejected: 'lost',
  canceled: 'lost',
  failed: 'lost',
  expired: 'lost',
}

/** Orders that somebody has to answer, make or hand over. */
export const statusesAtWork = orderStatuses.filter((status) => standings[status] === 'at-work')
/** Orders that have not come to their end. */
export const openStatuses = orderStatuses.filter((status) => !isOrderEnded(status))
export const endedStatuses = orderStatuses.filter(isOrderEnded)
/** Of those, the ones that the house has heard of. */
export const arrivedStatuses = openStatuses.filter((status) => standings[status] !== 'to-come')
/** Orders that have a place in their slot. */
export const placedStatuses = orderStatuses.filter((status) => standings[status] !== 'lost')
/** Orders that count as revenue: what was refused, canceled or never paid does not. */
export const revenueStatuses = placedStatuses.filter((status) => standings[status] !== 'to-come')

/** Whether an order has come to its end, good or bad; the status page then stops asking. */
export function isOrderEnded(status: OrderStatus): boolean {
  return standings[status] === 'sold' || standings[status] === 'lost'
}

/** Whether an order came to an end at which nothing was sold. */
export const isOrderLost = (status: OrderStatus): boolean => standings[status] === 'lost'

/** Whether the action would move the order on; false as well when it is already there. */
export function canMoveOrder(order: MovableOrder, action: OrderAction, actor: OrderActor): boolean {
  return whyNotMoveOrder(order, action, actor) === null
}

/** Why the action would not move the order on, or null. For greying a button and for refusing a call. */
export function whyNotMoveOrder(
  order: MovableOrder,
  action: OrderAction,
  actor: OrderActor,
): WhyNotMoveOrder | null {
  const move = lifeCycle[action]
  const why = whyNotMove(move, order.status, actor)
  if (why === 'actor-not-allowed') return why
  if (move.onlyFor && move.onlyFor !== order.type) return 'order-type-not-allowed'
  if (why !== 'illegal') return why
  if (isOrderEnded(order.status)) return 'order-ended'

  const from = fromStatuses(move, actor)
  const isBefore = from.every((status) => progress.indexOf(order.status) < progress.indexOf(status))
  return isBefore ? 'too-early' : 'too-late'
}

/** What the action does to the order: where to, whether anything changes, or why it is refused. */
export function moveOrder(
  order: MovableOrder,
  { action, actor = 'staff' }: { action: OrderAction; actor?: OrderActor },
): MoveResult<OrderStatus, Exclude<WhyNotMoveOrder, 'already-there'>> {
  return resultOf(lifeCycle[action].to, whyNotMoveOrder(order, action, actor))
}

/** The states in the WHERE of the conditional update; none when the action is not for this order or actor. */
export function fromStatusesOf(
  action: OrderAction,
  orderType: OrderType,
  actor: OrderActor = 'staff',
): OrderStatus[] {
  return orderStatuses.filter((status) => canMoveOrder({ status, type: orderType }, action, actor))
}

/** Where the action leads. */
export function toStatusOf(action: OrderAction): OrderStatus {
  return lifeCycle[action].to
}

/** What can be done with the order now, in the order of the buttons. */
export function nextOrderActions(order: MovableOrder, actor: OrderActor): OrderAction[] {
  return orderActions.filter((action) => canMoveOrder(order, action, actor))
}
