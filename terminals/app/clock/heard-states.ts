import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

/** What somebody worked at at an instant, in ms of the device's clock. */
export type HeardState = { work: OpenWork | null; atMs: number }

/** A list that was asked for before something was heard does not know it yet. */
export const withHeard = <Person extends { id: string; work: OpenWork | null }>(
  { people, askedAt }: { people: readonly Person[]; askedAt: number },
  heard: ReadonlyMap<string, HeardState>,
): Person[] =>
  people.map((person) => {
    const known = heard.get(person.id)

    return known && known.atMs >= askedAt ? { ...person, work: known.work } : person
  })
