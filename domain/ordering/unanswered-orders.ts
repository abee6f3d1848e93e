import type { CounterAppointmentStatus, OrderStatus } from './order-terms.ts'

/** What becomes of an order that nobody answers. */
export const unansweredEnds = ['expire', 'accept', 'wait'] as const
export type UnansweredEnd = (typeof unansweredEnds)[number]

/** As the branch has set it; minutes are counted from when the order was placed. */
export type UnansweredRule = { unansweredEnd: UnansweredEnd; unansweredMinutes: number }

/** Instants as ISO text, as orders are stored. */
export type UnansweredOrder = {
  status: OrderStatus
  placedAt: string
  appointmentDate: string | null
  counterAppointmentStatus: CounterAppointmentStatus
  counterAppointment: string | null
  isQuotation: boolean
}

/**
 * What the house does with an order that waits for an answer, or null as long as somebody may still give one.
 *
 * - An offered time that has passed ends the order, whatever the branch has set: nobody can agree to it any more.
 *   Until then it is the guest's turn.
 * - An order for later expires no sooner than its time has come, for it may have been placed while the house was
 *   closed. It is accepted at the latest when its time comes.
 * - A request for an offer waits: only people name a price.
 *
 * Source: decision 89.
 */
export function endOfUnanswered(
  order: UnansweredOrder,
  rule: UnansweredRule,
  now: Temporal.Instant,
): 'expire' | 'confirm' | null {
  if (order.status !== 'awaiting') return null
  if (order.counterAppointmentStatus === 'open') {
    return isPast(order.counterAppointment, now) ? 'expire' : null
  }
  if (order.isQuotation || rule.unansweredEnd === 'wait') return null

  const asked = Temporal.Instant.from(order.placedAt).add({ minutes: rule.unansweredMinutes })
  const isOver = Temporal.Instant.compare(asked, now) <= 0
  const isDue = isPast(order.appointmentDate, now)
  if (rule.unansweredEnd === 'accept') return isOver || isDue ? 'confirm' : null

  return isOver && (isDue || order.appointmentDate === null) ? 'expire' : null
}

const isPast = (instant: string | null, now: Temporal.Instant): boolean =>
  instant !== null && Temporal.Instant.compare(Temporal.Instant.from(instant), now) <= 0
