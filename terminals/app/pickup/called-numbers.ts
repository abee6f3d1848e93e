import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'

type Board = Pick<PickupBoard, 'preparing' | 'ready'>

/** What is shown as ready at an instant; what was not fetched leaves by itself, also where nobody tells of it. */
export const readyAt = ({ ready }: Board, now: Temporal.Instant): Board['ready'] =>
  ready.filter(({ until }) => Temporal.Instant.compare(now, until) < 0)

/** Numbers to be called out: those that have become ready since another board was shown. On the first none is new. */
export function newlyReady(before: Board | null, after: Board): number[] {
  if (before === null) return []
  const known = new Set(before.ready.map(({ number, since }) => `${number} ${since}`))

  return after.ready
    .filter(({ number, since }) => !known.has(`${number} ${since}`))
    .map(({ number }) => number)
}

/** As it is said aloud; never a name. */
export const callText = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `Nummer ${numbers[0]} ist abholbereit.`
    : `Die Nummern ${new Intl.ListFormat('de').format(numbers.map(String))} sind abholbereit.`

/** So long a number stands out after it has become ready. */
export const freshSeconds = 30

export const isFresh = ({ since }: Board['ready'][number], now: Temporal.Instant): boolean =>
  now.since(since).total('seconds') < freshSeconds
