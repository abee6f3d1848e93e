import type { Kept, Keeper } from './kept-moves.ts'

type Pressed = { id: string; at: number }

export type QueueState<Move extends Pressed, Refused extends { at: number }> = Kept<Move, Refused> & {
  /** The device has no key any more, so nothing is sent. */
  isUnpaired: boolean
}

export type QueueParts<Move extends Pressed, Refused extends { at: number }, Result> = {
  kept: Keeper<Move, Refused>
  send: (move: Move) => Promise<Result>
}

const retryMs = { first: 2000, most: 15_000 }

/**
 * What is pressed at a device. Each press is kept there before it is sent and goes when the server has said what became
 * of it, so neither a lost network nor a killed browser loses or repeats one. Which goes next, and what an answer means,
 * says each kind of queue.
 */
export abstract class SendQueue<
  Move extends Pressed,
  Refused extends { move: Move; at: number },
  Result,
  More extends object = object,
> {
  readonly #parts: QueueParts<Move, Refused, Result>
  readonly #listeners = new Set<() => void>()
  #state: QueueState<Move, Refused> & More
  #underway: string | null = null
  #isClosed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: QueueParts<Move, Refused, Result>, more: More) {
    this.#parts = parts
    this.#state = { ...parts.kept.read(), isUnpaired: false, ...more }
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

  readonly state = (): QueueState<Move, Refused> & More => this.#state

  add(move: Move): void {
    this.keep(({ moves, conflicts }) => ({ moves: [...moves, move], conflicts }))
    void this.#pump()
  }

  /** Before it is sent: a slip of which nobody hears. Answers whether it still was. */
  withdraw(id: string): boolean {
    const isThere = this.#underway !== id && this.#state.moves.some((move) => move.id === id)
    if (isThere) this.drop(id)
    return isThere
  }

  acknowledge(id: string): void {
    this.keep(({ moves, conflicts }) => ({
      moves,
      conflicts: conflicts.filter(({ move }) => move.id !== id),
    }))
  }

  /** Something else came back from the server, or somebody has been proved, so it is worth trying at once. */
  retry(): void {
    this.#tries = 0
    void this.#pump()
  }

  /** Another tab may have changed what is kept. */
  readAgain(): void {
    this.say({ ...this.#state, ...this.#parts.kept.read() })
  }

  /** What may be sent now. */
  protected abstract next(state: QueueState<Move, Refused> & More): Move | undefined

  protected abstract settle(move: Move, result: Result): void

  protected wait(afterMs: number | null): void {
    this.#tries += 1
    const ms = afterMs ?? Math.min(retryMs.first * this.#tries, retryMs.most)
    this.#timer = setTimeout(() => void this.#pump(), ms)
  }

  protected refuse(conflict: Refused): void {
    this.keep((kept) => ({
      moves: without(kept, conflict.move.id),
      conflicts: [...kept.conflicts, conflict],
    }))
  }

  protected drop(id: string): void {
    this.keep((kept) => ({ moves: without(kept, id), conflicts: kept.conflicts }))
  }

  protected keep(change: (kept: Kept<Move, Refused>) => Kept<Move, Refused>): void {
    this.say({ ...this.#state, ...this.#parts.kept.update(change) })
  }

  protected say(state: QueueState<Move, Refused> & More): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  async #pump(): Promise<void> {
    if (this.#underway || this.#isClosed || this.#state.isUnpaired) return
    const move = this.next(this.#state)
    if (!move) return
    clearTimeout(this.#timer)
    this.#underway = move.id
    const result = await this.#parts.send(move)
    this.#underway = null
    this.settle(move, result)
  }
}

const without = <Move extends Pressed>({ moves }: { moves: readonly Move[] }, id: string): readonly Move[] =>
  moves.filter((move) => move.id !== id)
