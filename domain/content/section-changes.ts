/** A section as two states of a page know it. */
type Section = { id?: unknown; blockType?: unknown; [field: string]: unknown }

/** What happened to a section from one state of a page to a later one; numbers count from 1. */
export type SectionChange = {
  kind: 'same' | 'changed' | 'moved' | 'added' | 'removed'
  before: Section | null
  after: Section | null
  /** Where it stood and where it stands now; 0 where it does not. */
  from: number
  to: number
}

/**
 * Which sections of a page are new, gone, changed or elsewhere, in the order of the later state. They are known
 * by their ids: told by their places, one section more at the top would change all that follow. Of those that
 * changed places as few as possible are called moved; what moved may have changed as well.
 */
export function compareSections(before: readonly Section[], after: readonly Section[]): SectionChange[] {
  const placeBefore = new Map(before.map(({ id }, index) => [id, index]))
  const placeAfter = new Map(after.map(({ id }, index) => [id, index]))
  const staying = longestRising(after.flatMap(({ id }) => placeBefore.get(id) ?? []))
  const changes = after.map((section, index): SectionChange => {
    const place = placeBefore.get(section.id)
    const old = place === undefined ? undefined : before[place]
    if (place === undefined || !old)
      return { kind: 'added', before: null, after: section, from: 0, to: index + 1 }
    const kind = isSame(old, section) ? 'same' : 'changed'

    return {
      kind: staying.has(place) ? kind : 'moved',
      before: old,
      after: section,
      from: place + 1,
      to: index + 1,
    }
  })
  for (const [index, section] of before.entries()) {
    if (placeAfter.has(section.id)) continue
    // Told behind the one that it stood behind, which is among them by now.
    const neighbour = before[index - 1]
    const at = neighbour ? changes.findIndex((change) => change.before === neighbour) + 1 : 0
    changes.splice(at, 0, { kind: 'removed', before: section, after: null, from: index + 1, to: 0 })
  }

  return changes
}

/** The members of the longest run that rises, not necessarily without gaps. */
function longestRising(values: readonly number[]): ReadonlySet<number> {
  const best: number[][] = []
  for (const [index, value] of values.entries()) {
    const runs = best.slice(0, index).filter((run) => (run.at(-1) ?? -1) < value)
    const longest = runs.reduce<number[]>((one, other) => (other.length > one.length ? other : one), [])
    best.push([...longest, value])
  }

  return new Set(best.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []))
}

/** The same values, whatever the order of the fields and however an empty one is written. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null) return undefined
    if (typeof inner !== 'object' || Array.isArray(inner)) return inner

    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
  })
}
