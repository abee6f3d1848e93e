import type { ActivityState } from '../working-activity.ts'

/** So long nobody is at work without an end: the longest shift that can be planned. */
export const forgottenAfterMs = 16 * 3_600_000

/** Whether the end of what was begun then and goes on has been forgotten; instants in ms. */
export const isForgotten = (fromMs: number, nowMs: number): boolean => nowMs - fromMs >= forgottenAfterMs

/** What still goes on in the ledger though its end was forgotten is told of as incomplete, by the clock of whoever reads. */
export function stateByNow(
  { state, from }: { state: ActivityState; from: number },
  nowMs: number,
): ActivityState {
  const goesOn = state === 'running' || state === 'paused'

  return goesOn && isForgotten(from, nowMs) ? 'incomplete' : state
}
