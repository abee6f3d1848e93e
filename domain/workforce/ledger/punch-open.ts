import type { ActivityState } from '../working-activity.ts'
import type { PunchConflict } from './fold-ledger.ts'
import { isForgotten } from './forgotten-end.ts'
import type { Correction, Entry, Punch } from './ledger-event.ts'
import type { Stretch } from './work-stretch.ts'

/** An activity that the ledger is just about to make out. */
export type Open = Entry & { id: string; state: ActivityState; madeOf: readonly string[] }

type Moved = { open: Open | null; ended?: Open; conflict?: PunchConflict }

export function beginActivity({ id, atMs, facts }: Punch): Open {
  return { id, state: 'running', from: atMs, to: null, breaks: [], facts, madeOf: [id] }
}

export function beginEntry({ id, activity }: Correction, entry: Entry): Open {
  const isResting = entry.breaks.some(({ to }) => to === null)
  const state = entry.to === null ? (isResting ? 'paused' : 'running') : 'ended'

  return { ...entry, id: activity ?? id, state, madeOf: [id] }
}

/** What a press makes of the activity that goes on: it may move it, end it, or fit to nothing. */
export function punchOpen(open: Open | null, punch: Punch): Moved {
  if (!open) return { open, conflict: 'not-at-work' }
  if (isForgotten(open.from, punch.atMs)) {
    return { open: null, ended: { ...open, state: 'incomplete' }, conflict: 'too-late' }
  }

  switch (punch.kind) {
    case 'start':
      return { open, conflict: 'already-at-work' }
    case 'pause':
      return open.state === 'paused' ? { open, conflict: 'already-paused' } : { open: pause(open, punch) }
    case 'resume':
      return open.state === 'paused' ? { open: resume(open, punch) } : { open, conflict: 'not-paused' }
    case 'end':
      return { open: null, ended: end(open, punch) }
  }
}

function pause(open: Open, { id, atMs, facts }: Punch): Open {
  const breaks = [...open.breaks, { from: atMs, to: null }]

  return { ...open, state: 'paused', breaks, facts: told(open, facts), madeOf: [...open.madeOf, id] }
}

function resume(open: Open, { id, atMs, facts }: Punch): Open {
  const breaks = closed(open.breaks, atMs)

  return { ...open, state: 'running', breaks, facts: told(open, facts), madeOf: [...open.madeOf, id] }
}

/** Whoever goes home from a break has worked until it began, and the break is kept as it was. */
function end(open: Open, { id, atMs, facts }: Punch): Open {
  const breaks = closed(open.breaks, atMs)

  return { ...open, state: 'ended', to: atMs, breaks, facts: told(open, facts), madeOf: [...open.madeOf, id] }
}

/** Two presses within one instant are no break. */
const closed = (breaks: readonly Stretch[], atMs: number): Stretch[] =>
  breaks
    .map((each) => (each.to === null ? { ...each, to: atMs } : each))
    .filter(({ from, to }) => from !== to)

/** A later press may say what the work is about; where it was begun stays. */
function told({ facts }: Entry, said: Entry['facts']): Entry['facts'] {
  return {
    ...facts,
    task: said.task ?? facts.task,
    project: said.project ?? facts.project,
    note: said.note ?? facts.note,
  }
}
