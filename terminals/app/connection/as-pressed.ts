import { type MadeVerdict, recall, setMade } from '#domain/ordering/kitchen-lines.ts'
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
    case 'made':
      return withKitchen(order, setMade(order, call.lines, pressedAt))
    case 'recall':
      return withKitchen(order, recall(order, undefined, pressedAt))
  }
}

const withKitchen = (order: StaffOrder, verdict: MadeVerdict): StaffOrder =>
  verdict.isAllowed ? { ...order, kitchen: verdict.kitchen } : order
