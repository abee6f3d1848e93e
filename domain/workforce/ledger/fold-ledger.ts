import type { ActivityState } from '../working-activity.ts'
import { asEntered, beginsEnteredTwice, enteredSpans } from './entered-twice.ts'
import { isForgotten } from './forgotten-end.ts'
import { type Correction, type Entry, isCorrection, type LedgerEvent, type Punch } from './ledger-event.ts'
import { beginActivity, beginEntry, type Open, punchOpen } from './punch-open.ts'

/** What the ledger makes of an activity; it is called like the punch or the correction by which it came to be. */
export type LedgerActivity = Entry & {
  id: string
  state: ActivityState
  /** Events that it is made of, in their order: whoever corrects it replaces all of them. */
  madeOf: readonly string[]
}

export type PunchConflict =
  | 'repeated'
  | 'already-at-work'
  | 'already-paused'
  | 'not-paused'
  | 'not-at-work'
  | 'already-entered'
  | 'too-late'

/** What people are told of: the same press again is nothing to them. */
export type ToldConflict = Exclude<PunchConflict, 'repeated'>

export type Folded = {
  /** By their begin. */
  activities: LedgerActivity[]
  /** Punches that fit to nothing, with the reason; they are kept for people to judge. */
  conflicts: Map<string, PunchConflict>
}

/**
 * What somebody's ledger says, of all events or of those after an end that was pressed (ms). Punches count in the order
 * in which they were pressed, not in which they arrived, so that a clock that was offline for hours ends with the same
 * state as one that was not; and where somebody has said by hand how it was, that alone counts. Each event is part of
 * exactly one activity, in conflict, or replaced. Source: § 26 AZG, decisions 7.
 */
export function foldLedger(events: readonly LedgerEvent[], endedMs: number | null = null): Folded {
  const replaced = new Set(events.filter(isCorrection).flatMap(({ replaces }) => replaces))
  const standing = events.filter(({ id }) => !replaced.has(id))
  const steps = standing.flatMap(stepsOf).toSorted(byTime)
  const corrections = new Set(standing.filter(isCorrection).map(({ id }) => id))
  const twice = new Set<string>()
  for (;;) {
    const { activities, conflicts } = walkThrough(steps, twice, endedMs)
    const found = beginsEnteredTwice(activities, corrections)
    for (const id of found) twice.add(id)
    // Without them others may begin.
    if (found.length > 0) continue

    const entered = enteredSpans(activities, corrections)
    for (const step of steps) {
      const conflict = 'punch' in step && conflicts.get(step.punch.id)
      if (conflict) conflicts.set(step.punch.id, asEntered(conflict, step.atMs, entered))
    }
    return { activities: activities.toSorted(byBegin), conflicts }
  }
}

/** Each step in its turn; begins that count as entered already begin nothing. */
function walkThrough(steps: readonly Step[], twice: ReadonlySet<string>, endedMs: number | null): Folded {
  const last = endedMs === null ? null : { kind: 'end' as const, atMs: endedMs }
  const walk: Walk = { open: null, last, activities: [], conflicts: new Map() }
  for (const step of steps) {
    if ('punch' in step && twice.has(step.punch.id)) walk.conflicts.set(step.punch.id, 'already-entered')
    else take(walk, step)
  }
  if (walk.open) walk.activities.push(activityOf(walk.open))

  return walk
}

type Step = { atMs: number; sequence: number } & ({ punch: Punch } | { correction: Correction; entry: Entry })
type Pressed = Pick<Punch, 'kind' | 'atMs'>
type Walk = Folded & { open: Open | null; last: Pressed | null }

function stepsOf(event: LedgerEvent): Step[] {
  if (!isCorrection(event)) return [{ atMs: event.atMs, sequence: event.sequence, punch: event }]
  const { entry } = event

  return entry
    ? [{ atMs: entry.to ?? lastInstant(entry), sequence: event.sequence, correction: event, entry }]
    : []
}

/** Until then a corrected activity that goes on is known; what is pressed later goes on from it. */
const lastInstant = ({ from, breaks }: Entry): number =>
  Math.max(from, ...breaks.map((each) => each.to ?? each.from))

function byTime(one: Step, other: Step): number {
  return one.atMs - other.atMs || one.sequence - other.sequence
}

function byBegin(one: LedgerActivity, other: LedgerActivity): number {
  return one.from - other.from || (one.id < other.id ? -1 : 1)
}

function take(walk: Walk, step: Step): void {
  if ('correction' in step) return takeCorrection(walk, step.correction, step.entry)
  const { punch } = step
  const { open, ended, conflict } =
    punch.kind === 'start' ? begin(walk.open, punch) : punchOpen(walk.open, punch)
  walk.open = open
  if (ended) walk.activities.push(activityOf(ended))
  if (conflict) walk.conflicts.set(punch.id, isRepeated(punch, walk.last) ? 'repeated' : conflict)
  else walk.last = punch
}

/** A second tap on the same button is no question for anybody. */
function isRepeated(punch: Pressed, last: Pressed | null): boolean {
  return last?.kind === punch.kind && punch.atMs - last.atMs <= repeatedWithinMs
}

const repeatedWithinMs = 60_000

/** A forgotten end does not keep anybody from working on the next day. */
function begin(open: Open | null, punch: Punch): ReturnType<typeof punchOpen> {
  if (open && !isForgotten(open.from, punch.atMs)) return { open, conflict: 'already-at-work' }

  return { open: beginActivity(punch), ...(open ? { ended: { ...open, state: 'incomplete' } } : {}) }
}

function takeCorrection(walk: Walk, correction: Correction, entry: Entry): void {
  const corrected = beginEntry(correction, entry)
  if (corrected.state === 'ended') return void walk.activities.push(activityOf(corrected))
  if (walk.open) walk.activities.push(activityOf({ ...walk.open, state: 'incomplete' }))
  walk.open = corrected
}

function activityOf({ id, state, from, to, breaks, facts, madeOf }: Open): LedgerActivity {
  return { id, state, from, to, breaks, facts, madeOf }
}
