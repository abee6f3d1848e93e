/** An item of a menu as it is kept, as far as its place goes. */
export type MenuRow = {
  id?: string | null
  label?: string | null
  children?: readonly MenuRow[] | null
}

/** Below which item, and behind which of its children; null is the top, and before all others. */
export type MenuPlace = { below: string | null; behind: string | null }

export type NamedPlace = MenuPlace & { label: string }

/** As the form of a menu allows. */
export const mostLevels = 3
export const mostItems = 30

/** Where another item can stand, in the order of the menu; the last of the top comes first, as it is meant mostly. */
export function placesIn(items: readonly MenuRow[]): NamedPlace[] {
  const [first, ...others] = placesBelow(items, null, '', 1).toReversed()

  return first ? [first, ...others.toReversed()] : []
}

function placesBelow(
  items: readonly MenuRow[],
  below: { id: string; label: string } | null,
  indent: string,
  level: number,
): NamedPlace[] {
  const isFull = items.length >= mostItems
  const parent = below?.id ?? null
  const first = below ? `${indent}unter „${below.label}“, als Erstes` : 'ganz am Anfang'
  const places = items.flatMap(({ id, label, children }, index): NamedPlace[] => {
    if (!id) return []
    const name = label || 'Ohne Beschriftung'
    const isLast = index === items.length - 1 && !below
    const within =
      level < mostLevels ? placesBelow(children ?? [], { id, label: name }, `${indent}  `, level + 1) : []
    const after = { below: parent, behind: id, label: isLast ? 'ganz am Ende' : `${indent}nach „${name}“` }

    return isFull ? within : [...within, after]
  })

  return isFull ? places : [{ below: parent, behind: null, label: first }, ...places]
}

/** The items with one more at a place, or null where that place is gone or full. */
export function placeIn<Row extends MenuRow>(
  items: readonly Row[],
  { below, behind }: MenuPlace,
  item: Row,
  level = 1,
): Row[] | null {
  if (below === null) return insert(items, behind, item)
  // What lies below these would be a level that no menu shows.
  if (level >= mostLevels) return null

  let isPlaced = false
  const changed = items.map((each): Row => {
    if (isPlaced) return each
    // What is kept of children has the shape of what they lie below.
    const children = (each.children ?? []) as Row[]
    const placed =
      each.id === below
        ? insert(children, behind, item)
        : placeIn(children, { below, behind }, item, level + 1)
    if (!placed) return each
    isPlaced = true
    return { ...each, children: placed }
  })

  return isPlaced ? changed : null
}

function insert<Row extends MenuRow>(items: readonly Row[], behind: string | null, item: Row): Row[] | null {
  if (items.length >= mostItems) return null
  if (behind === null) return [item, ...items]
  const index = items.findIndex(({ id }) => id === behind)

  return index < 0 ? null : items.toSpliced(index + 1, 0, item)
}
