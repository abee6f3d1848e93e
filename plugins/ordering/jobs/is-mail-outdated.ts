import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { isCounterAppointmentAsked } from '#domain/ordering/order-status-counter.ts'
import type { QuotationStatus } from '#domain/ordering/order-terms.ts'
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
    case 'quote':
      return !isHeld(order, 'offered')
    case 'withdraw-quotation':
      return !isHeld(order, 'withdrawn')
    case 'decline-quotation':
      return !isHeld(order, 'declined')
    case 'expire-quotation':
      return !isHeld(order, 'expired')
    case 'accept-quotation':
    case 'confirm':
    case 'accept':
    case 'change-item':
    case 'in-delivery':
      return isOrderEnded(order.status) && order.status !== 'completed'
    // Whoever has said how it was is not asked.
    case 'completed':
      return order.status !== 'completed' || order.questionnaireRating !== null || order.voidedAt !== null
    case 'remind':
      return (order.status !== 'confirmed' && order.status !== 'in-delivery') || order.voidedAt !== null
    case 'unanswered':
      return order.status !== 'awaiting'
    // An order that had ended before ends no second time to its guest.
    case 'void':
      return order.history.at(-1)?.at !== order.voidedAt
    default:
      return false
  }
}

/** Whether the request still waits with its offer where the mail says; a later offer has a mail of its own. */
const isHeld = ({ status, quotationStatus }: FoundOrder, as: QuotationStatus): boolean =>
  status === 'awaiting' && quotationStatus === as
