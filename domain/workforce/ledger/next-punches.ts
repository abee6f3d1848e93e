import { isForgotten } from './forgotten-end.ts'
import type { PunchKind } from './ledger-event.ts'

/** What somebody works at, or rests from, since an instant in ms. */
export type OpenWork = { state: 'running' | 'paused'; fromMs: number }

/** How somebody stands to their work at a clock; null while they are not at work. */
export type ClockState = OpenWork['state'] | 'forgotten' | null

/** By the clock of whoever asks: what was never ended is no work any more. */
export function clockStateAt(work: OpenWork | null, nowMs: number): ClockState {
  return work && isForgotten(work.fromMs, nowMs) ? 'forgotten' : (work?.state ?? null)
}

/** What somebody can press next, the usual first. What a clock leads to is taken by `punchOpen`. */
export function nextPunches(state: ClockState): readonly PunchKind[] {
  switch (state) {
    case null:
      return ['start']
    case 'running':
      return ['pause', 'end']
    case 'paused':
      return ['resume', 'end']
    // An end that comes now is kept for whoever enters the one that counts.
    case 'forgotten':
      return ['start', 'end']
  }
}

/** How somebody stands after a press; one that fits to nothing changes nothing, and ends only what was forgotten. */
export function workAfterPunch(
  work: OpenWork | null,
  { kind, atMs }: { kind: PunchKind; atMs: number },
): OpenWork | null {
  const state = clockStateAt(work, atMs)
  if (kind === 'start')
    return state === null || state === 'forgotten' ? { state: 'running', fromMs: atMs } : work
  if (work === null || state === 'forgotten') return null
  if (!nextPunches(state).includes(kind)) return work

  return kind === 'end' ? null : { ...work, state: kind === 'pause' ? 'paused' : 'running' }
}
