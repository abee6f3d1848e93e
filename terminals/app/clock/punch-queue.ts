import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

import type { Kept, Keeper } from '../connection/kept-moves.ts'
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

export type PunchState = Kept<Punch, RefusedPunch> & {
  /** The device has no key any more, so nothing is sent. */
  isUnpaired: boolean
}

type Parts = {
  kept: Keeper<Punch, RefusedPunch>
  /** Whether somebody's proof is at hand, without which nothing of theirs is sent. */
  isProved: (person: string) => boolean
  send: (punch: Punch) => Promise<SendResult>
  /** Something arrived, or could not. */
  onSettled: (punch: Punch, result: SettledResult) => void
}

const retryMs = { first: 2000, most: 15_000 }

/**
 * The presses of one clock. Each is kept on the device before it is sent and goes when the server has said what became
 * of it. Those of one person go in their order; whoever has to prove themselves first holds up nobody else.
 */
export class PunchQueue {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  #state: PunchState
  #underway: string | null = null
  #isClosed = false
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    this.#state = { ...parts.kept.read(), isUnpaired: false }
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

  readonly state = (): PunchState => this.#state

  add(punch: Punch): void {
    this.#keep(({ moves, conflicts }) => ({ moves: [...moves, punch], conflicts }))
    void this.#pump()
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

  /** It was not them who pressed this. */
  disown(id: string): void {
    if (this.#underway !== id) this.#drop(id)
  }

  acknowledge(id: string): void {
    this.#keep(({ moves, conflicts }) => ({
      moves,
      conflicts: conflicts.filter(({ move }) => move.id !== id),
    }))
  }

  /** Something came back from the server, or somebody has proved themselves. */
  retry(): void {
    this.#tries = 0
    void this.#pump()
  }

  /** Another tab may have changed what is kept. */
  readAgain(): void {
    this.#say(this.#parts.kept.read())
  }

  async #pump(): Promise<void> {
    const punch = this.#next()
    if (!punch || this.#underway || this.#isClosed || this.#state.isUnpaired) return
    clearTimeout(this.#timer)
    this.#underway = punch.id
    const result = await this.#parts.send(punch)
    this.#underway = null
    this.#settle(punch, result)
  }

  /** The first press of somebody who is known to be there. */
  #next(): Punch | undefined {
    const seen = new Set<string>()

    return this.#state.moves.find(({ person: { id }, isProven }) => {
      const isFirst = !seen.has(id)
      seen.add(id)
      return isFirst && isProven && this.#parts.isProved(id)
    })
  }

  #settle(punch: Punch, result: SendResult): void {
    switch (result.kind) {
      case 'done':
      case 'refused':
        this.#parts.onSettled(punch, result)
        if (result.kind === 'done') this.#drop(punch.id)
        else this.#refuse(punch, result)
        return this.retry()
      case 'unknown-work':
        this.#change((each) => (each.id === punch.id ? { ...each, task: null, project: null } : each))
        return this.retry()
      case 'who-is-it':
        return this.retry()
      case 'later':
        return this.#wait(result.afterMs)
      case 'unpaired':
        return this.#say({ isUnpaired: true })
    }
  }

  #wait(afterMs: number | null): void {
    this.#tries += 1
    const ms = afterMs ?? Math.min(retryMs.first * this.#tries, retryMs.most)
    this.#timer = setTimeout(() => void this.#pump(), ms)
  }

  #refuse(punch: Punch, { message, isNoted }: Pick<RefusedPunch, 'message' | 'isNoted'>): void {
    const conflict = { move: punch, message, at: Date.now(), ...(isNoted && { isNoted }) }
    this.#keep((kept) => ({ moves: without(kept, punch.id), conflicts: [...kept.conflicts, conflict] }))
  }

  #drop(id: string): void {
    this.#keep((kept) => ({ moves: without(kept, id), conflicts: kept.conflicts }))
  }

  #change(change: (punch: Punch) => Punch): void {
    this.#keep(({ moves, conflicts }) => ({ moves: moves.map(change), conflicts }))
  }

  #keep(change: (kept: Kept<Punch, RefusedPunch>) => Kept<Punch, RefusedPunch>): void {
    this.#say(this.#parts.kept.update(change))
  }

  #say(changes: Partial<PunchState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

const without = ({ moves }: Kept<Punch, RefusedPunch>, id: string) => moves.filter((punch) => punch.id !== id)
