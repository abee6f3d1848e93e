import { type OrderChannel, type OrderStatus, staffChannels } from './order-terms.ts'

/** Whether staff ordered for the guest. */
export const isTakenByStaff = (channel: OrderChannel): boolean => staffChannels.some((own) => own === channel)

/** How an order begins: whoever of the staff takes one has answered it. Source: decision 101. */
export function placedStatusOf(channel: OrderChannel): OrderStatus {
  return isTakenByStaff(channel) ? 'confirmed' : 'awaiting'
}
