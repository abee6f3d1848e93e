import type { Payload } from 'payload'

import { liveBusOf } from '#kernel/live/bus-of.ts'

type Told = { id: string; uid: string }

/** Ends what this process has kept of orders that were just written; the others hear it from the database. */
export function tellOwnOrders(payload: Payload, orders: readonly Told[]): void {
  if (orders.length === 0) return
  const tags = orders.flatMap(({ id, uid }) => [`orders:${id}`, `orders:${uid}`])

  liveBusOf(payload)?.tellOwn({ tags: ['orders', ...tags] })
}
