import type { Stretch } from './work-stretch.ts'

/** What somebody presses at a clock. */
export const punchKinds = ['start', 'pause', 'resume', 'end'] as const
export type PunchKind = (typeof punchKinds)[number]

/** What an activity is said to be about, and where it happened. */
export type ActivityFacts = {
  branch: string
  timeZone: string
  task: string | null
  project: string | null
  note: string | null
}

type Taken = {
  /** Made by whoever sends it, so that sending it again does nothing. */
  id: string
  /** In which the ledger took its events: of two at the same instant the earlier one happened first. */
  sequence: number
}

/** Pressed at `atMs`, as judged from the clocks. */
export type Punch = Taken & {
  kind: PunchKind
  atMs: number
  facts: ActivityFacts
}

/** An activity as somebody says that it was; one without an end goes on, and later punches end it. */
export type Entry = Stretch & { breaks: readonly Stretch[]; facts: ActivityFacts }

/**
 * Stands in for all that an activity was made of until then, or adds one (`activity` is null). Without an entry the
 * activity is withdrawn. What it replaces stays in the ledger.
 */
export type Correction = Taken & {
  kind: 'correction'
  activity: string | null
  replaces: readonly string[]
  entry: Entry | null
}

export type LedgerEvent = Punch | Correction

export const isCorrection = (event: LedgerEvent): event is Correction => event.kind === 'correction'

/** Who writes into somebody's ledger holds it under this name, so that what it says is the same for all of them. */
export const holdsLedgerOf = (user: string): string => `working-activities:${user}`
