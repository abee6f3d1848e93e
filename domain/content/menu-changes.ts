import { compareSections, type SectionChange } from './section-changes.ts'

type Item = Record<string, unknown>

/** What happened to an entry of a menu; places count among the entries beside it. */
export type ItemChange = SectionChange & {
  /** The entry below which it stands, and below which it stood; empty at the top. */
  under: string
  wasUnder: string
}

/**
 * Which entries of a menu are new, gone, changed or elsewhere, each followed by those below it. They are known by their
 * ids, so that one that went below another one is moved, and what lies below one that moved has stayed.
 */
export function compareMenus(before: readonly Item[], after: readonly Item[]): ItemChange[] {
  const known = { before: placesIn(before), after: placesIn(after) }
  const compareLevel = (old: readonly Item[], next: readonly Item[]): ItemChange[] =>
    compareSections(old.map(alone), next.map(alone)).flatMap((change) => {
      const { id } = change.after ?? change.before ?? {}
      const [was, is] = [known.before.get(id), known.after.get(id)]
      const below = compareLevel(
        was && change.before ? childrenOf(was.item) : [],
        is && change.after ? childrenOf(is.item) : [],
      )
      if (change.kind === 'removed' && is) return below
      const places = { under: is?.under ?? '', wasUnder: was?.under ?? '' }
      if (change.kind !== 'added' || !was) return [{ ...change, ...places }, ...below]

      // It came with all that lies below it.
      const moved = { ...change, kind: 'moved' as const, before: alone(was.item), from: was.place }
      return [{ ...moved, ...places }, ...compareLevel(childrenOf(was.item), is ? childrenOf(is.item) : [])]
    })

  return compareLevel(before, after)
}

type Place = { item: Item; under: string; place: number }

function placesIn(items: readonly Item[], under = ''): Map<unknown, Place> {
  return new Map(
    items.flatMap((item, index): [unknown, Place][] => [
      [item.id, { item, under, place: index + 1 }],
      ...placesIn(childrenOf(item), String(item.label ?? '')),
    ]),
  )
}

const alone = ({ children: _below, ...item }: Item): Item => item

const childrenOf = ({ children }: Item): Item[] => itemsIn(children)

/** What is stored as entries, whatever it is. */
export const itemsIn = (value: unknown): Item[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : []
