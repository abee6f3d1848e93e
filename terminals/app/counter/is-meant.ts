import { isFound } from '#domain/ordering/order-board.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** Whether an order is looked for: by its number where a few digits are typed, else by whatever its card shows. */
export const isMeant = (order: StaffOrder, typed: string): boolean =>
  /^\s*\d{1,4}\s*$/.test(typed) ? String(order.ticketNumber).startsWith(typed.trim()) : isFound(order, typed)
