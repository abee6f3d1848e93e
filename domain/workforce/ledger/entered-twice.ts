import type { LedgerActivity, PunchConflict } from './fold-ledger.ts'
import { forgottenAfterMs } from './forgotten-end.ts'

type Span = { from: number; to: number }

/** The begins of what was pressed for a time of which somebody has said already how it was. */
export function beginsEnteredTwice(
  activities: readonly LedgerActivity[],
  corrections: ReadonlySet<string>,
): string[] {
  const entered = enteredSpans(activities, corrections)
  if (entered.length === 0) return []

  return activities
    .filter(({ madeOf }) => !madeOf.some((id) => corrections.has(id)))
    .filter((pressed) => entered.some((span) => meets(pressed, span)))
    .flatMap(({ madeOf }) => madeOf.slice(0, 1))
}

/** What fits to nothing for that reason says so. */
export function asEntered(conflict: PunchConflict, atMs: number, entered: readonly Span[]): PunchConflict {
  const isEntered = entered.some(({ from, to }) => from <= atMs && atMs <= to)

  return isEntered && conflict !== 'repeated' ? 'already-entered' : conflict
}

/** One whose end is missing has no length yet. */
export const enteredSpans = (
  activities: readonly LedgerActivity[],
  corrections: ReadonlySet<string>,
): Span[] =>
  activities
    .filter(({ madeOf, state }) => state !== 'incomplete' && madeOf.some((id) => corrections.has(id)))
    .map(spanOf)

function meets(pressed: LedgerActivity, entered: Span): boolean {
  const { from, to } = spanOf(pressed)
  if (pressed.state === 'incomplete') return entered.from <= from && from < entered.to

  return from < entered.to && entered.from < to
}

const spanOf = ({ from, to }: LedgerActivity): Span => ({ from, to: to ?? from + forgottenAfterMs })
