import { isCorrection, type LedgerEvent } from './ledger-event.ts'

/** Something that was pressed to its end (ms), and the events that it is made of, the end last. */
export type PressedToEnd = { endMs: number; madeOf: readonly string[] }

/** Of events that stand at that end or later those that come after it: at the same instant the ledger took some before. */
export function eventsAfter<Event extends LedgerEvent>(
  events: readonly Event[],
  { endMs, madeOf }: PressedToEnd,
): Event[] {
  const end = events.find(({ id }) => id === madeOf.at(-1))
  const isBefore = (event: LedgerEvent) =>
    !isCorrection(event) && event.atMs === endMs && event.sequence < (end?.sequence ?? 0)

  return events.filter((event) => !madeOf.includes(event.id) && !isBefore(event))
}
