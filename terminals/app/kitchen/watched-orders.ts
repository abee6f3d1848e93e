import { isInKitchen } from '#domain/ordering/kitchen-lines.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { type SeenLines, seenLinesOf } from './seen-lines.ts'

/** What this screen has shown of an order that is, or was, in the kitchen. */
export type Watched = { order: StaffOrder; seen: SeenLines }
export type WatchedOrders = ReadonlyMap<string, Watched>

/**
 * What is watched after the orders changed. Who comes into the kitchen is seen as they are; who leaves it in a good way
 * is forgotten; who was cancelled, or is not heard of any more, stays until somebody has seen it.
 */
export function watch(before: WatchedOrders, orders: readonly StaffOrder[]): WatchedOrders {
  const current = new Map(orders.map((order) => [order.id, order]))
  const after = new Map<string, Watched>()
  for (const [id, watched] of before) {
    const order = current.get(id)
    if (!order || isWithdrawn(order) || isInKitchen(order))
      after.set(id, { ...watched, order: order ?? watched.order })
  }
  for (const order of orders) {
    if (isInKitchen(order) && !after.has(order.id)) after.set(order.id, { order, seen: seenLinesOf(order) })
  }

  return after
}

/** Not to be made any more, though somebody may be at it. */
export const isWithdrawn = ({ status, voidedAt }: Pick<StaffOrder, 'status' | 'voidedAt'>): boolean =>
  status === 'canceled' || status === 'rejected' || status === 'failed' || voidedAt !== null

/** Orders whose tickets have to be crossed out: somebody may be making what nobody wants. */
export const withdrawnOf = (watched: WatchedOrders, orders: readonly StaffOrder[]): StaffOrder[] => {
  const inKitchen = new Set(orders.filter(isInKitchen).map(({ id }) => id))

  return [...watched.values()].map(({ order }) => order).filter(({ id }) => !inKitchen.has(id))
}
