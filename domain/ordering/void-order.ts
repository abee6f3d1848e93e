import { isOrderEnded } from './order-status.ts'
import type { OrderStatus, PaymentStatus } from './order-terms.ts'

export type DeletableOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  ticketNumber: number | null
  total: number
  voidedAt: string | null
}

export type OrderDeletion =
  | { fate: 'goes' }
  /** It stays, in this state, and counts no more. */
  | { fate: 'is-voided'; status: OrderStatus; isNoop: boolean }
  | { fate: 'stays'; why: 'money-held' }

/** Payments whose money is on its way to the house, or there. */
const heldPayments: readonly PaymentStatus[] = [
  'pending',
  'authorised',
  'partly-paid',
  'paid',
  'partly-refunded',
]

/**
 * What deleting an order does to it. What has a number or a price is a document of the house: it is voided and kept,
 * and an order that is still open is canceled by that. Money has to be given back first, or books and till differ. What
 * has neither was never an order to anybody and goes. Voided again, it stays as it is. Source: decision 92.
 */
export function deletionOf(order: DeletableOrder): OrderDeletion {
  if (order.voidedAt !== null) return { fate: 'is-voided', status: order.status, isNoop: true }
  if (heldPayments.includes(order.paymentStatus)) return { fate: 'stays', why: 'money-held' }
  if (order.ticketNumber === null && order.total === 0 && order.paymentStatus === 'none') {
    return { fate: 'goes' }
  }

  return { fate: 'is-voided', status: isOrderEnded(order.status) ? order.status : 'canceled', isNoop: false }
}
