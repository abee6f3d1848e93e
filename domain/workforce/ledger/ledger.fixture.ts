import fc from 'fast-check'

import { foldLedger } from './fold-ledger.ts'
import type { ActivityFacts, Correction, LedgerEvent, Punch, PunchKind } from './ledger-event.ts'
import { punchKinds } from './ledger-event.ts'

export const hourMs = 3_600_000
export const facts: ActivityFacts = {
  branch: 'wien',
  timeZone: 'Europe/Vienna',
  task: null,
  project: null,
  note: null,
}

/** A press so many hours after the beginning of 1970, called by it. */
export const punch = (kind: PunchKind, hours: number, more: Partial<Punch> = {}): Punch => ({
  id: `${kind}-${hours}`,
  kind,
  atMs: hours * hourMs,
  sequence: Math.round(hours * 100),
  facts,
  ...more,
})

export const correction = (
  id: string,
  { activity, replaces, entry }: Pick<Correction, 'activity' | 'replaces' | 'entry'>,
  sequence = 1000,
): Correction => ({ id, sequence, kind: 'correction', activity, replaces, entry })

type Move = { press: PunchKind; minutes: number } | { correct: number; hours: number; withdraws: boolean }

const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        press: fc.constantFrom(...punchKinds),
        minutes: fc.integer({ min: 0, max: 900 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        correct: fc.nat(20),
        hours: fc.integer({ min: -3, max: 3 }),
        withdraws: fc.boolean(),
      }),
    },
  ),
  { maxLength: 40 },
)

/** Presses of some days, and corrections as people make them: of what the ledger says at that moment. */
export const randomLedger: fc.Arbitrary<LedgerEvent[]> = moves.map((moves) => {
  const events: LedgerEvent[] = []
  let atMs = 0
  for (const [sequence, move] of moves.entries()) {
    if ('press' in move) {
      atMs += move.minutes * 60_000
      events.push({ id: `e${sequence}`, sequence, kind: move.press, atMs, facts })
    } else {
      const { activities } = foldLedger(events)
      const corrected = activities[move.correct % Math.max(1, activities.length)]
      if (corrected && corrected.state !== 'incomplete') events.push(correctionOf(corrected, sequence, move))
    }
  }
  return events
})

function correctionOf(
  corrected: ReturnType<typeof foldLedger>['activities'][number],
  sequence: number,
  { hours, withdraws }: { hours: number; withdraws: boolean },
): Correction {
  const { from, to } = corrected
  // What goes on may have begun earlier and goes on still.
  const moved =
    to === null
      ? { from: from - Math.abs(hours) * hourMs, to, breaks: [], facts }
      : { from: from + hours * hourMs, to: to + hours * hourMs, breaks: [], facts }

  return {
    id: `e${sequence}`,
    sequence,
    kind: 'correction',
    activity: corrected.id,
    replaces: corrected.madeOf,
    entry: withdraws ? null : moved,
  }
}

/** The same events in another order, always the same one for a seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed | 1
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    return { item, key: state }
  })
  return keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item)
}
