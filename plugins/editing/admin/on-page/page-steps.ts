import type { FormState } from 'payload'

import { begun, type History, redone, remember, undone } from './form-history.ts'
import { filledFrom, isSamePage, isSettled, withPageOf } from './page-state.ts'

/**
 * What was done to a page, step by step, as its form tells it. A step that is taken while the server still says what
 * a new section begins with is one as well; what it waited for is filled in once it is known.
 */
export class PageSteps {
  #history: History<FormState> | null = null
  /** Whether the form is a step as soon as it is drawn with what is being done. */
  #isStep = false
  /** Whether a state is kept that still waits for the server. */
  #waits = false

  get history(): History<FormState> | null {
    return this.#history
  }

  /** Before something is done that is a step of its own, however soon it follows what was done, or is followed. */
  note(now: FormState): void {
    this.keep(now)
    this.#isStep = true
  }

  /** The form as it is drawn; answers whether it is to be kept once nobody types any more. */
  draw(now: FormState): boolean {
    if (!isSettled(now)) return false
    if (this.#waits) this.#fill(now)
    if (this.#isStep) this.keep(now)
    this.#isStep = false

    return true
  }

  keep(now: FormState): void {
    const known = this.#history
    if (known && isSamePage(known.now, now)) return
    this.#waits ||= !isSettled(now)
    this.#history = known ? remember(known, now) : begun(now)
  }

  /** The form as it was one step before or after; null where there is none. What was just typed is a step of its own. */
  go(step: 'undo' | 'redo', now: FormState): FormState | null {
    this.keep(now)
    const next = this.#history && (step === 'undo' ? undone(this.#history) : redone(this.#history))
    if (!next) return null
    const state = withPageOf(next.now, now)
    this.#history = { ...next, now: state }

    return state
  }

  #fill(settled: FormState): void {
    const fill = (state: FormState) => (isSettled(state) ? state : filledFrom(settled, state))
    this.#waits = false
    if (!this.#history) return
    const { past, now, future } = this.#history
    this.#history = { past: past.map(fill), now: fill(now), future: future.map(fill) }
  }
}
