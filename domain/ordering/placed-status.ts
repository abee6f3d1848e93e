import {
  isPaidOnline,
  type OrderChannel,
  type OrderStatus,
  type PaymentMethod,
  staffChannels,
} from './order-terms.ts'

/** Whether staff ordered for the guest. */
export const isTakenByStaff = (channel: OrderChannel): boolean => staffChannels.some((own) => own === channel)

/**
 * How an order begins: whoever of the staff takes one has answered it, and what is paid online has to be paid before
 * the house hears of it, unless it costs nothing. Source: decision 101, ADR 108.
 */
export function placedStatusOf(
  channel: OrderChannel,
  method: PaymentMethod,
  totalCents: number,
): OrderStatus {
  if (isTakenByStaff(channel)) return 'confirmed'

  return isPaidOnline(method) && totalCents > 0 ? 'awaiting-payment' : 'awaiting'
}
