type Item = Readonly<Record<string, unknown>>

/** An item with what it lies below. */
type Placed = { item: Item; below: unknown }

const deeds = ['hinzugefügt', 'geändert', 'verschoben', 'entfernt'] as const
type Deed = (typeof deeds)[number]

/**
 * What became of the items of a menu from one state to a later one, in German: one is called by its label, several are
 * counted. They are known by their ids, however deep they lie.
 */
export function itemChanges(before: readonly Item[], after: readonly Item[]): string[] {
  const [old, now] = [placedIn(before), placedIn(after)]
  const moved = movedAmong(old, now)
  const told: { deed: Deed; item: Item }[] = []
  for (const [id, { item }] of now) {
    const stood = old.get(id)
    if (!stood) told.push({ deed: 'hinzugefügt', item })
    else if (own(stood.item) !== own(item)) told.push({ deed: 'geändert', item })
    else if (moved.has(id)) told.push({ deed: 'verschoben', item })
  }
  for (const [id, { item }] of old) if (!now.has(id)) told.push({ deed: 'entfernt', item })

  return deeds.flatMap((deed) => {
    const [first, ...others] = told.filter((each) => each.deed === deed)
    if (!first) return []

    return others.length === 0
      ? [`„${String(first.item.label || 'Ohne Beschriftung')}“ ${deed}`]
      : [`${others.length + 1} Menüpunkte ${deed}`]
  })
}

type Places = Map<unknown, Placed>

function placedIn(items: readonly Item[], below: unknown = null): Places {
  const placed = items.flatMap((item): [unknown, Placed][] => [
    [item.id, { item, below }],
    ...placedIn(childrenOf(item), item.id),
  ])

  return new Map(placed)
}

/** Those that lie below another one by now, and those that somebody has put before others that stayed. */
function movedAmong(old: Places, now: Places): ReadonlySet<unknown> {
  const moved = new Set<unknown>()
  for (const [id, { below }] of now) if (old.has(id) && old.get(id)?.below !== below) moved.add(id)
  const stayed = (places: Places) =>
    [...places.keys()].filter((id) => old.has(id) && now.has(id) && !moved.has(id))
  const [were, are] = [stayed(old), stayed(now)]
  while (were.length > 0) {
    if (were[0] === are[0]) {
      were.shift()
      are.shift()
      continue
    }
    // Whichever went the longer way is the one that was taken.
    const [later, earlier] = [are.indexOf(were[0]), were.indexOf(are[0])]
    const taken = later >= earlier ? were[0] : are[0]
    moved.add(taken)
    were.splice(were.indexOf(taken), 1)
    are.splice(are.indexOf(taken), 1)
  }

  return moved
}

/** Without what lies below, which is told for itself. */
function own({ children: _children, ...fields }: Item): string {
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )

  return JSON.stringify(filled.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const childrenOf = ({ children }: Item): Item[] =>
  Array.isArray(children) ? children.filter((each) => typeof each === 'object' && each !== null) : []
