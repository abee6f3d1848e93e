import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { Tone } from '#plugins/desk/kit.port.ts'

/** Amber waits for staff, green is well under way, red ended badly. */
export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  'awaiting-payment': 'neutral',
  awaiting: 'waits',
  confirmed: 'done',
  'in-delivery': 'done',
  delivered: 'done',
  completed: 'neutral',
  rejected: 'wrong',
  canceled: 'wrong',
  failed: 'wrong',
  expired: 'wrong',
}
