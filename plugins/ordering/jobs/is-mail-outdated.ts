import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { isCounterAppointmentAsked } from '#domain/ordering/order-status-counter.ts'
import type { FoundOrder } from '../operations/find-order.ts'

/**
 * Whether the order has gone on so far that a mail which had to wait would say what no longer holds. The
 * mail about what happened since is sent instead.
 */
export function isMailOutdated(order: FoundOrder, action: string): boolean {
  switch (action) {
    case 'place':
      return isOrderEnded(order.status)
    case 'propose':
      return !isCounterAppointmentAsked(order)
    case 'confirm':
    case 'accept':
    case 'change-item':
    case 'in-delivery':
      return isOrderEnded(order.status) && order.status !== 'completed'
    // An order that had ended before ends no second time to its guest.
    case 'void':
      return order.history.at(-1)?.at !== order.voidedAt
    default:
      return false
  }
}
