import { minuteMs } from '../time/zone-clock.ts'
import type { PublicOrder } from './order.contract.ts'
import { isOrderEnded } from './order-status.ts'

export type WaitingOrder = Pick<PublicOrder, 'status' | 'placedAt' | 'appointmentDate'>

/** What is wanted within two hours is in work as soon as it is confirmed. */
const soonMs = 120 * minuteMs
/** Staff hear of an order at once; whoever waits longer begins to wonder whether it has arrived. */
const patienceMs = 5 * minuteMs

/** Whether the order is wanted much later than it was placed, or than `now`. */
export function isForLater(
  { placedAt, appointmentDate }: WaitingOrder,
  now = Temporal.Instant.from(placedAt),
): boolean {
  if (appointmentDate === null) return false

  return Date.parse(appointmentDate) - now.epochMilliseconds >= soonMs
}

/** Whether nobody has said a word to an order for longer than guests expect; one for later has time. */
export function isLeftWaiting(order: WaitingOrder, now: Temporal.Instant): boolean {
  const isOpen = order.status === 'awaiting' && !isForLater(order)

  return isOpen && now.epochMilliseconds - Date.parse(order.placedAt) >= patienceMs
}

/** Whether the guest still has to come for the order, or is waited for. */
export function isAhead({ status }: Pick<PublicOrder, 'status'>): boolean {
  return status === 'awaiting' || status === 'confirmed' || status === 'in-delivery'
}

/** Once nothing more comes of it, the same can be ordered again; a request begins with words. */
export function canBeRepeated({ status, isQuotation }: Pick<PublicOrder, 'status' | 'isQuotation'>): boolean {
  return !isQuotation && (status === 'delivered' || isOrderEnded(status))
}
