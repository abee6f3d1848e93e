import type { PunchKind } from './ledger-event.ts'

/** How somebody stands to their work at a clock; null while they are not at work. */
export type ClockState = 'running' | 'paused' | null

/** What somebody can press next, the usual first. What a clock leads to is taken by `punchOpen`. */
export function nextPunches(state: ClockState): readonly PunchKind[] {
  switch (state) {
    case null:
      return ['start']
    case 'running':
      return ['pause', 'end']
    case 'paused':
      return ['resume', 'end']
  }
}

/** How somebody stands after a press; one that fits to nothing changes nothing. */
export const stateAfterPunch = (state: ClockState, kind: PunchKind): ClockState =>
  nextPunches(state).includes(kind) ? after[kind] : state

const after: Readonly<Record<PunchKind, ClockState>> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  end: null,
}
