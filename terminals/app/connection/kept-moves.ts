import type { OrderStatus } from '#domain/ordering/order-terms.ts'

import type { QueuedMove } from './screen-call.ts'

/** A press that came too late or could not be: shown until somebody has seen it. Instants are ms. */
export type Conflict = { move: QueuedMove; message: string; status: OrderStatus | null; at: number }

/** What waits to be sent, and what was refused; instants are ms of the device's clock. */
export type Kept<Move extends Dated, Refused extends Dated> = {
  moves: readonly Move[]
  conflicts: readonly Refused[]
}
type Dated = { at: number }
export type KeptMoves = Kept<QueuedMove, Conflict>

/** Longer than this nobody stands by what was pressed. */
const usualMs = 12 * 60 * 60_000

export type Keeper<Move extends Dated, Refused extends Dated> = {
  read: () => Kept<Move, Refused>
  /** Reads, changes and writes in one go: another tab of the screen keeps its presses in the same place. */
  update: (change: (kept: Kept<Move, Refused>) => Kept<Move, Refused>) => Kept<Move, Refused>
}

/** What of a screen has to outlive its page, on the device. Where nothing can be kept, it lasts as long as the page. */
export function keptMoves<Move extends Dated = QueuedMove, Refused extends Dated = Conflict>(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  keptAs: string,
  oldestMs = usualMs,
): Keeper<Move, Refused> {
  let last: Kept<Move, Refused> = { moves: [], conflicts: [] }
  const read = () => {
    last = readFrom<Move, Refused>(storage, { keptAs, oldestMs }) ?? last
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

function readFrom<Move extends Dated, Refused extends Dated>(
  storage: Pick<Storage, 'getItem'>,
  { keptAs, oldestMs }: { keptAs: string; oldestMs: number },
): Kept<Move, Refused> | null {
  try {
    const kept = JSON.parse(storage.getItem(keptAs) ?? 'null') as Kept<Move, Refused> | null // nobody else writes it
    if (!Array.isArray(kept?.moves) || !Array.isArray(kept.conflicts)) return null
    const isRecent = ({ at }: { at: number }) => Date.now() - at < oldestMs

    return { moves: kept.moves.filter(isRecent), conflicts: kept.conflicts.filter(isRecent) }
  } catch {
    return null
  }
}
