import { orderStepLabel } from './order-status.texts.ts'
import type { OrderItem } from './order.contract.ts'
import { isOnlyVouchers } from './vouchers/sold-vouchers.ts'
import { isOrderEnded } from './order-status.ts'
import type { OrderStatus, OrderType, PaymentStatus } from './order-terms.ts'

export type OrderAxes = { status: OrderStatus; paymentStatus: PaymentStatus; type: OrderType }

export type OrderFlags = ReturnType<typeof orderFlags>

/** `stopped` is the bad end of an order that goes no further. */
export type StepState = 'done' | 'current' | 'upcoming' | 'stopped'
export type TimelineStep = { status: OrderStatus; label: string; state: StepState; at: string | null }

export type TimelineOrder = {
  status: OrderStatus
  type: OrderType
  placedAt: string
  isQuotation?: boolean
  items?: readonly Pick<OrderItem, 'voucher'>[]
  history: readonly { to: OrderStatus; at: string }[]
}

const confirmedStatuses: readonly OrderStatus[] = ['confirmed', 'in-delivery', 'delivered', 'completed']

/**
 * The flags of the spec, read off the three axes. `isConfirmed` stays true until the good end; the other
 * steps name the present one, except that a completed delivery stays delivered. A partly refunded order
 * is still paid; an expired one counts as failed. Spec: storefront 3, decisions 5.
 */
export function orderFlags({ status, paymentStatus, type }: OrderAxes) {
  return {
    isDelivery: type === 'delivery',
    isDineIn: type === 'dineIn',
    isConfirmed: confirmedStatuses.includes(status),
    isInDelivery: status === 'in-delivery',
    isDelivered: status === 'delivered' || (status === 'completed' && type === 'delivery'),
    isCompleted: status === 'completed',
    isRejected: status === 'rejected',
    isCanceled: status === 'canceled',
    isFailed: status === 'failed' || status === 'expired',
    isPaid: paymentStatus === 'paid' || paymentStatus === 'partly-refunded',
    isRefunded: paymentStatus === 'refunded',
  }
}

/**
 * The steps of the status page. A step that the shop skipped is left out; a bad end is the last step,
 * after those that were reached. `at` are ISO instants. Spec: storefront 4.
 */
export function statusTimeline(order: TimelineOrder): TimelineStep[] {
  const path = pathOf(order)
  const current = path.indexOf(order.status)

  return path.map((status, index) => ({
    status,
    label: orderStepLabel(status, order),
    state: stateOf(order, index, current),
    at: reachedAt(order, status),
  }))
}

/** The states an order passes on its way to the good end. */
export function stepsOf(type: OrderType): OrderStatus[] {
  return type === 'delivery'
    ? ['awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed']
    : ['awaiting', 'confirmed', 'in-delivery', 'completed']
}

const paying: OrderStatus = 'awaiting-payment'

/** Whether the house hears of the order only once it is paid. */
const isPaidFirst = ({ status, history }: Pick<TimelineOrder, 'status' | 'history'>): boolean =>
  status === paying || history.some(({ to }) => to === paying)

/** Whether the house has heard of the order: one that is paid online comes with its money. */
export const hasReachedHouse = (order: Pick<TimelineOrder, 'status' | 'history'>): boolean =>
  !isPaidFirst(order) || order.history.some(({ to }) => to === 'awaiting')

function pathOf(order: TimelineOrder): OrderStatus[] {
  // Vouchers alone are handed over by nobody.
  const isFetched = !isOnlyVouchers(order.items ?? [])
  const own = stepsOf(order.type).filter((status) => isFetched || status !== 'in-delivery')
  const steps = isPaidFirst(order) ? [paying, ...own] : own
  const current = steps.indexOf(order.status)
  const isReached = (status: OrderStatus) => status === order.status || reachedAt(order, status) !== null

  if (current < 0) return [...steps.filter(isReached), order.status]
  return steps.filter((status, index) => index > current || isReached(status))
}

function stateOf(order: TimelineOrder, index: number, current: number): StepState {
  if (index > current) return 'upcoming'
  if (index < current || order.status === 'completed') return 'done'
  return isOrderEnded(order.status) ? 'stopped' : 'current'
}

function reachedAt(order: TimelineOrder, status: OrderStatus): string | null {
  const event = order.history.findLast(({ to }) => to === status)

  return event?.at ?? (status === 'awaiting' && !isPaidFirst(order) ? order.placedAt : null)
}
