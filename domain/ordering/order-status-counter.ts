import {
  fromStatuses,
  type LifeCycleMove,
  type MoveResult,
  type OrderActor,
  resultOf,
  type WhyNotMove,
  whyNotMove,
} from './order-status-moves.ts'
import type { CounterAppointmentStatus, OrderStatus } from './order-terms.ts'

export const counterAppointmentActions = ['propose', 'accept', 'decline', 'expire'] as const
export type CounterAppointmentAction = (typeof counterAppointmentActions)[number]

export type OrderWithCounterAppointment = {
  status: OrderStatus
  counterAppointmentStatus: CounterAppointmentStatus
}

/**
 * Staff propose another time, the guest answers. A decline cancels the order, which its caller does.
 * Source: decisions 5, spec storefront 4.
 */
const counterLifeCycle: Readonly<Record<CounterAppointmentAction, LifeCycleMove<CounterAppointmentStatus>>> =
  {
    propose: { to: 'open', from: { staff: ['none', 'expired'] } },
    accept: { to: 'accepted', from: { guest: ['open'] } },
    decline: { to: 'declined', from: { guest: ['open'] } },
    expire: { to: 'expired', from: { system: ['open'] } },
  }

/** What the action does to the proposal; beyond `awaiting` an order's time is no longer up for talks. */
export function moveCounterAppointment(
  order: OrderWithCounterAppointment,
  { action, actor }: { action: CounterAppointmentAction; actor: OrderActor },
): MoveResult<CounterAppointmentStatus, Exclude<WhyNotMove, 'already-there'>> {
  const move = counterLifeCycle[action]
  const why = whyNotMove(move, order.counterAppointmentStatus, actor)

  return resultOf(move.to, why === null && order.status !== 'awaiting' ? 'illegal' : why)
}

/** The states in the WHERE of the conditional update. */
export function fromCounterStatusesOf(
  action: CounterAppointmentAction,
  actor: OrderActor,
): readonly CounterAppointmentStatus[] {
  return fromStatuses(counterLifeCycle[action], actor)
}

/** Whether the time that was offered has passed: by then nobody can agree to it. */
export function isProposalOver(counterAppointment: string | null, now: Temporal.Instant): boolean {
  return counterAppointment !== null && Temporal.Instant.compare(counterAppointment, now) <= 0
}

/** Whether the status page asks the guest about another time. Spec: storefront 4. */
export function isCounterAppointmentAsked(order: OrderWithCounterAppointment): boolean {
  return order.counterAppointmentStatus === 'open' && order.status === 'awaiting'
}
