import type { OrderStatus } from '#domain/ordering/order-terms.ts'

import type { KeptMoves, MoveKeeper } from './kept-moves.ts'
import type { QueuedMove } from './screen-call.ts'

/** What came of sending a press. All but the first two leave it in the queue. */
export type SendResult =
  | { kind: 'done' }
  | { kind: 'refused'; message: string; status: OrderStatus | null }
  | { kind: 'later'; afterMs: number | null }
  | { kind: 'unpaired' }
  | { kind: 'who-is-it' }

export type OutboxState = KeptMoves & {
  /** Nothing is sent until the person of the first move has been asked. */
  isAsking: boolean
  /** Nothing can be sent any more. */
  isUnpaired: boolean
}

type Parts = { kept: MoveKeeper; send: (move: QueuedMove) => Promise<SendResult> }

const retryMs = { first: 2000, most: 15_000 }

/**
 * The presses of one screen, in their order. Each is kept on the device before it is sent and goes when the server
 * has said what became of it, so neither a lost network nor a killed browser loses or repeats one.
 */
export class Outbox {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  #state: OutboxState
  #underway: string | null = null
  #isClosed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#state = { ...parts.kept.read(), isAsking: false, isUnpaired: false }
  }

  /** From now on what waits is sent. */
  open(): () => void {
    this.#isClosed = false
    void this.#pump()

    return () => {
      this.#isClosed = true
      clearTimeout(this.#timer)
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): OutboxState => this.#state

  add(move: QueuedMove): void {
    this.#keep(({ moves, conflicts }) => ({ moves: [...moves, move], conflicts }))
    void this.#pump()
  }

  /** Before it is sent: a slip of which nobody hears. Answers whether it still was. */
  withdraw(id: string): boolean {
    const isThere = this.#underway !== id && this.#state.moves.some((move) => move.id === id)
    if (isThere) this.#drop(id)
    return isThere
  }

  acknowledge(id: string): void {
    this.#keep(({ moves, conflicts }) => ({
      moves,
      conflicts: conflicts.filter(({ move }) => move.id !== id),
    }))
  }

  /** What can never arrive is given up, once somebody has read that. */
  giveUp(): void {
    this.#keep(({ conflicts }) => ({ moves: [], conflicts }))
  }

  /** Who made the first move has been proved again, or it goes without a name. */
  goOn(as: 'same' | 'nobody'): void {
    if (as === 'nobody') this.#keep(withoutName)
    this.#say({ isAsking: false })
    void this.#pump()
  }

  /** Something else came back from the server, so it is worth trying at once. */
  retry(): void {
    this.#tries = 0
    void this.#pump()
  }

  /** Another tab may have changed what is kept. */
  readAgain(): void {
    this.#say(this.#parts.kept.read())
  }

  async #pump(): Promise<void> {
    const [move] = this.#state.moves
    if (!move || this.#underway || this.#isClosed || this.#state.isAsking || this.#state.isUnpaired) return
    clearTimeout(this.#timer)
    this.#underway = move.id
    const result = await this.#parts.send(move)
    this.#underway = null
    this.#settle(move, result)
  }

  #settle(move: QueuedMove, result: SendResult): void {
    switch (result.kind) {
      case 'done':
      case 'refused':
        if (result.kind === 'done') this.#drop(move.id)
        else this.#refuse(move, result)
        return this.retry()
      case 'later':
        return this.#wait(result.afterMs)
      case 'unpaired':
        return this.#say({ isUnpaired: true })
      case 'who-is-it':
        return this.#say({ isAsking: true })
    }
  }

  #wait(afterMs: number | null): void {
    this.#tries += 1
    const ms = afterMs ?? Math.min(retryMs.first * this.#tries, retryMs.most)
    this.#timer = setTimeout(() => void this.#pump(), ms)
  }

  #refuse(move: QueuedMove, { message, status }: Extract<SendResult, { kind: 'refused' }>): void {
    const conflict = { move, message, status, at: Date.now() }
    this.#keep((kept) => ({ moves: without(kept, move.id), conflicts: [...kept.conflicts, conflict] }))
  }

  #drop(id: string): void {
    this.#keep((kept) => ({ moves: without(kept, id), conflicts: kept.conflicts }))
  }

  #keep(change: (kept: KeptMoves) => KeptMoves): void {
    this.#say(this.#parts.kept.update(change))
  }

  #say(changes: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const without = ({ moves }: KeptMoves, id: string) => moves.filter((move) => move.id !== id)

function withoutName({ moves: [first, ...rest], conflicts }: KeptMoves): KeptMoves {
  return { moves: first ? [{ ...first, person: null }, ...rest] : [], conflicts }
}
