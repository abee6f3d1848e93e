import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

/** How somebody stood at an instant, in ms of the device's clock. */
export type HeardState = { state: ClockState; atMs: number }

/** A list that was asked for before something was heard does not know it yet. */
export const withHeard = <Person extends { id: string; state: ClockState }>(
  { people, askedAt }: { people: readonly Person[]; askedAt: number },
  heard: ReadonlyMap<string, HeardState>,
): Person[] =>
  people.map((person) => {
    const known = heard.get(person.id)

    return known && known.atMs >= askedAt ? { ...person, state: known.state } : person
  })
