import { daysOfMonth } from '../../time/calendar-month.ts'
import type { MonthEvent } from './month-event.ts'

/** How a month stands by its events. */
export type FoldedMonth = {
  /** The closing that holds; null while the month is open. */
  closing: MonthEvent | null
  /** The last word of the person: that a sheet is right, or that something is wrong. Never both. */
  confirmation: MonthEvent | null
  objection: MonthEvent | null
}

export const monthStates = ['open', 'objected', 'confirmed', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

/**
 * What the events of a person's month come to, in whatever order they are given: the turn in which they came counts.
 * A confirmation is of one sheet, so it outlives a closing and its end as long as the sheet is the same.
 */
export function foldMonth(events: readonly MonthEvent[]): FoldedMonth {
  const folded: FoldedMonth = { closing: null, confirmation: null, objection: null }
  for (const event of events.toSorted((one, other) => one.sequence - other.sequence)) take(folded, event)

  return folded
}

function take(folded: FoldedMonth, event: MonthEvent): void {
  switch (event.kind) {
    case 'confirmed':
      folded.confirmation = event
      folded.objection = null
      break
    case 'objected':
      folded.confirmation = null
      folded.objection = event
      break
    case 'closed':
      folded.closing = event
      break
    case 'reopened':
      folded.closing = null
      break
  }
}

/** A month by the hash of its sheet as it is now: what was confirmed of another sheet counts no more. */
export function stateOfMonth({ closing, confirmation, objection }: FoldedMonth, hash: string): MonthState {
  if (closing) return 'closed'
  if (objection) return 'objected'

  return confirmation?.hash === hash ? 'confirmed' : 'open'
}

/** Somebody's months by their name, each folded. */
export function foldMonths(events: readonly MonthEvent[]): Map<string, FoldedMonth> {
  return new Map(
    [...Map.groupBy(events, ({ month }) => month)].map(([month, own]) => [month, foldMonth(own)]),
  )
}

/** The last closed month, up to a `YYYY-MM` month if one is named. Months are closed in turn, without gaps. */
export function lastClosed(months: ReadonlyMap<string, FoldedMonth>, before = '9999-99'): string | null {
  const closed = [...months].filter(([month, { closing }]) => closing !== null && month < before)

  return (
    closed
      .map(([month]) => month)
      .toSorted()
      .at(-1) ?? null
  )
}

/** The first day number that nothing has been closed of yet; null where nothing was. */
export function openFrom(months: ReadonlyMap<string, FoldedMonth>): number | null {
  const month = lastClosed(months)

  return month === null ? null : daysOfMonth(month).to
}
