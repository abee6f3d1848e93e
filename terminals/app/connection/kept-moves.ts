import type { OrderStatus } from '#domain/ordering/order-terms.ts'

import type { QueuedMove } from './screen-call.ts'

/** A press that came too late or could not be: shown until somebody has seen it. Instants are ms. */
export type Conflict = { move: QueuedMove; message: string; status: OrderStatus | null; at: number }

export type KeptMoves = { moves: readonly QueuedMove[]; conflicts: readonly Conflict[] }

const nothing: KeptMoves = { moves: [], conflicts: [] }

/** Longer than this nobody stands by what was pressed. */
const oldestMs = 12 * 60 * 60_000

export type MoveKeeper = {
  read: () => KeptMoves
  /** Reads, changes and writes in one go: another tab of the screen keeps its presses in the same place. */
  update: (change: (kept: KeptMoves) => KeptMoves) => KeptMoves
}

/** What of a screen has to outlive its page, on the device. Where nothing can be kept, it lasts as long as the page. */
export function keptMoves(storage: Pick<Storage, 'getItem' | 'setItem'>, keptAs: string): MoveKeeper {
  let last = nothing
  const read = () => {
    last = readFrom(storage, keptAs) ?? last
    return last
  }

  return {
    read,
    update: (change) => {
      last = change(read())
      try {
        storage.setItem(keptAs, JSON.stringify(last))
      } catch {
        // Blocked or full.
      }
      return last
    },
  }
}

function readFrom(storage: Pick<Storage, 'getItem'>, keptAs: string): KeptMoves | null {
  try {
    const kept = JSON.parse(storage.getItem(keptAs) ?? 'null') as KeptMoves | null // nobody else writes it
    if (!Array.isArray(kept?.moves) || !Array.isArray(kept.conflicts)) return null
    const isRecent = ({ at }: { at: number }) => Date.now() - at < oldestMs

    return { moves: kept.moves.filter(isRecent), conflicts: kept.conflicts.filter(isRecent) }
  } catch {
    return null
  }
}
