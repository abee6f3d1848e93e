import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

import { type QueueParts, type QueueState, SendQueue } from '../connection/send-queue.ts'
import type { Presser, Punch, RefusedPunch } from './punch.ts'

/** What came of sending a press. The last three leave it where it is. */
export type SendResult =
  /** How they stand by it, as the server says. */
  | { kind: 'done'; work: OpenWork | null }
  | { kind: 'refused'; message: string; isNoted: boolean }
  /** What it was said to be about is gone; the press counts without that. */
  | { kind: 'unknown-work' }
  | { kind: 'later'; afterMs: number | null }
  /** Nobody proves any more who pressed it. */
  | { kind: 'who-is-it' }
  | { kind: 'unpaired' }

export type SettledResult = Extract<SendResult, { kind: 'done' | 'refused' }>

export type PunchState = QueueState<Punch, RefusedPunch>

type Parts = QueueParts<Punch, RefusedPunch, SendResult> & {
  /** Whether somebody's proof is at hand, without which nothing of theirs is sent. */
  isProved: (person: string) => boolean
  /** Something arrived, or could not. */
  onSettled: (punch: Punch, result: SettledResult) => void
}

/**
 * The presses of one clock. Those of one person go in their order; whoever has to prove themselves first holds up nobody
 * else.
 */
export class PunchQueue extends SendQueue<Punch, RefusedPunch, SendResult> {
  readonly #isProved: Parts['isProved']
  readonly #onSettled: Parts['onSettled']

  constructor({ isProved, onSettled, ...parts }: Parts) {
    super(parts, {})
    this.#isProved = isProved
    this.#onSettled = onSettled
  }

  /** Somebody is there, by the name that they have now: what waits was kept under the one of that time. */
  welcome(person: Presser): void {
    this.#change((punch) => (punch.person.id === person.id ? { ...punch, person } : punch))
    this.retry()
  }

  /** Somebody has proved themselves and says that all of this was them. */
  vouch(person: string): void {
    this.#change((punch) => (punch.person.id === person ? { ...punch, isProven: true } : punch))
    this.retry()
  }

  /** The first press of somebody who is known to be there. */
  protected next({ moves }: PunchState): Punch | undefined {
    const seen = new Set<string>()

    return moves.find(({ person: { id }, isProven }) => {
      const isFirst = !seen.has(id)
      seen.add(id)
      return isFirst && isProven && this.#isProved(id)
    })
  }

  protected settle(punch: Punch, result: SendResult): void {
    switch (result.kind) {
      case 'done':
      case 'refused':
        this.#onSettled(punch, result)
        if (result.kind === 'done') this.drop(punch.id)
        else this.#refuse(punch, result)
        return this.retry()
      case 'unknown-work':
        this.#change((each) => (each.id === punch.id ? { ...each, task: null, project: null } : each))
        return this.retry()
      case 'who-is-it':
        return this.retry()
      case 'later':
        return this.wait(result.afterMs)
      case 'unpaired':
        return this.say({ ...this.state(), isUnpaired: true })
    }
  }

  #refuse(move: Punch, { message, isNoted }: Pick<RefusedPunch, 'message' | 'isNoted'>): void {
    this.refuse({ move, message, at: Date.now(), ...(isNoted && { isNoted }) })
  }

  #change(change: (punch: Punch) => Punch): void {
    this.keep(({ moves, conflicts }) => ({ moves: moves.map(change), conflicts }))
  }
}
