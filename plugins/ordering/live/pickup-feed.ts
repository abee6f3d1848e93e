import type { Pool } from 'pg'

import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'
import type { LiveBus } from '#kernel/live/live-bus.ts'

import { joinOrderFeed } from './order-feed.ts'

type PickupHearer = {
  branch: string
  read: () => Promise<PickupBoard>
  tell: (board: PickupBoard) => void
  gap: () => void
  end: () => void
}

/**
 * Tells a board of numbers at once, and again after every change of an order of its branch: one read at a time, and one
 * more for whatever changed meanwhile. Of the orders themselves nothing reaches it.
 */
export function joinPickupFeed(
  bus: LiveBus,
  pool: Pool,
  { branch, read, tell, gap, end }: PickupHearer,
): () => void {
  let isOpen = true
  let isReading = false
  let isChanged = false

  const tellNow = async () => {
    isChanged = true
    if (isReading) return
    isReading = true
    try {
      while (isChanged && isOpen) {
        isChanged = false
        const board = await read()
        if (isOpen) tell(board)
      }
    } catch {
      if (isOpen) gap()
    } finally {
      isReading = false
    }
  }
  const leave = joinOrderFeed(bus, pool, {
    branches: new Set([branch]),
    tell: () => void tellNow(),
    gap,
    end,
  })
  void tellNow()

  return () => {
    isOpen = false
    leave()
  }
}
