import { useCallback, useEffect, useState } from 'react'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { hasChanges, type LineChanges, lineChanges, seenLinesOf } from './seen-lines.ts'
import { watch, type WatchedOrders, withdrawnOf } from './watched-orders.ts'

export type Watching = {
  /** What somebody may still be making in vain. */
  withdrawn: StaffOrder[]
  changesOf: (order: StaffOrder) => LineChanges | null
  /** Somebody has seen what became of it. */
  acknowledge: (id: string) => void
}

/** Remembers what the kitchen has been shown, so that nothing changes behind its back. */
export function useWatchedOrders(orders: readonly StaffOrder[]): Watching {
  const [watched, setWatched] = useState<WatchedOrders>(new Map())
  useEffect(() => setWatched((before) => watch(before, orders)), [orders])

  return {
    withdrawn: withdrawnOf(watched, orders),
    changesOf: useCallback(
      (order) => {
        const before = watched.get(order.id)
        const changes = before ? lineChanges(before.seen, order) : null

        return changes && hasChanges(changes) ? changes : null
      },
      [watched],
    ),
    acknowledge: useCallback(
      (id) =>
        setWatched((before) => {
          const after = new Map(before)
          const current = orders.find((order) => order.id === id)
          if (current) after.set(id, { order: current, seen: seenLinesOf(current) })
          if (!current || withdrawnOf(before, orders).some((each) => each.id === id)) after.delete(id)
          return after
        }),
      [orders],
    ),
  }
}
