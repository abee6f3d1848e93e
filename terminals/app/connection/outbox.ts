import type { OrderStatus } from '#domain/ordering/order-terms.ts'

import type { Conflict, KeptMoves } from './kept-moves.ts'
import type { QueuedMove } from './screen-call.ts'
import { type QueueParts, type QueueState, SendQueue } from './send-queue.ts'

/** What came of sending a press. All but the first two leave it in the queue. */
export type SendResult =
  | { kind: 'done' }
  | { kind: 'refused'; message: string; status: OrderStatus | null }
  | { kind: 'later'; afterMs: number | null }
  | { kind: 'unpaired' }
  | { kind: 'who-is-it' }

type Asking = {
  /** Nothing is sent until the person of the first move has been asked. */
  isAsking: boolean
}
export type OutboxState = QueueState<QueuedMove, Conflict> & Asking

/** The presses of one screen, in their order. */
export class Outbox extends SendQueue<QueuedMove, Conflict, SendResult, Asking> {
  constructor(parts: QueueParts<QueuedMove, Conflict, SendResult>) {
    super(parts, { isAsking: false })
  }

  /** What can never arrive is given up, once somebody has read that. */
  giveUp(): void {
    this.keep(({ conflicts }) => ({ moves: [], conflicts }))
  }

  /** Who made the first move has been proved again, or it goes without a name. */
  goOn(as: 'same' | 'nobody'): void {
    if (as === 'nobody') this.keep(withoutName)
    this.say({ ...this.state(), isAsking: false })
    this.retry()
  }

  protected next({ moves, isAsking }: OutboxState): QueuedMove | undefined {
    return isAsking ? undefined : moves[0]
  }

  protected settle(move: QueuedMove, result: SendResult): void {
    switch (result.kind) {
      case 'done':
        this.drop(move.id)
        return this.retry()
      case 'refused':
        this.refuse({ move, message: result.message, status: result.status, at: Date.now() })
        return this.retry()
      case 'later':
        return this.wait(result.afterMs)
      case 'unpaired':
        return this.say({ ...this.state(), isUnpaired: true })
      case 'who-is-it':
        return this.say({ ...this.state(), isAsking: true })
    }
  }
}

function withoutName({ moves: [first, ...rest], conflicts }: KeptMoves): KeptMoves {
  return { moves: first ? [{ ...first, person: null }, ...rest] : [], conflicts }
}
