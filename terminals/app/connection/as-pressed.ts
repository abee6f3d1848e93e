import { canMoveOrder, toStatusOf } from '#domain/ordering/order-status.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { QueuedMove } from './screen-call.ts'

/** The orders as they will be once everything that was pressed has arrived; what the server is ahead of changes nothing. */
export function asPressed(orders: readonly StaffOrder[], moves: readonly QueuedMove[]): StaffOrder[] {
  if (moves.length === 0) return [...orders]

  return orders.map((order) => moves.reduce(afterPress, order))
}

function afterPress(order: StaffOrder, { call, at }: QueuedMove): StaffOrder {
  if (call.kind === 'tab') {
    const { orders, to } = call.request
    return orders.includes(order.id) ? { ...order, tableIdentifier: to } : order
  }
  if (call.order !== order.id) return order

  const pressedAt = Temporal.Instant.fromEpochMilliseconds(at).toString()
  switch (call.kind) {
    case 'move': {
      const { action, request } = call
      if (!canMoveOrder(order, action, 'staff')) return order
      const counterAppointment = request?.counterAppointment
      return counterAppointment
        ? { ...order, counterAppointment, counterAppointmentStatus: 'open' }
        : { ...order, status: toStatusOf(action) }
    }
    case 'take-back':
      return order.version === call.version ? { ...order, status: call.to } : order
    case 'made': {
      const made = call.lines.map(({ line, made }) => [String(line), { amount: made, at: pressedAt }])
      return {
        ...order,
        kitchen: { ...order.kitchen, made: { ...order.kitchen?.made, ...Object.fromEntries(made) } },
      }
    }
    case 'recall':
      return { ...order, kitchen: { made: {}, recalledAt: pressedAt } }
  }
}
