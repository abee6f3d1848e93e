/**
 * Three states of one value: as it was when both began, as one has left it, and as the other has. `mine` is kept where
 * both have changed the same, and its path is told.
 */
type Three = { base: unknown; mine: unknown; theirs: unknown }
type Merged = {
  value: unknown
  /** Where both have changed the same to something else. */
  conflicts: string[]
  /** How many changes of the other one came in. */
  taken: number
}

export type Row = { id: string; [field: string]: unknown }

/** Fields are merged one by one and rows by their ids; a text is one value. */
export function mergeValues({ base, mine, theirs }: Three, path = ''): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [], taken: 0 }
  if (areRows(mine) && areRows(theirs)) {
    return mergeRows({ base: areRows(base) ? base : [], mine, theirs }, path)
  }
  if (isGroup(mine) && isGroup(theirs)) {
    return mergeFields({ base: isGroup(base) ? base : {}, mine, theirs }, path)
  }

  return isSame(base, mine)
    ? { value: theirs, conflicts: [], taken: 1 }
    : { value: mine, conflicts: [path], taken: 0 }
}

function mergeFields({ base, mine, theirs }: Groups, path: string): Merged {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const parts = names.map((name) => {
    const three = { base: base[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeValues(three, path === '' ? name : `${path}.${name}`)] as const
  })

  return {
    value: Object.fromEntries(parts.map(([name, { value }]) => [name, value])),
    conflicts: parts.flatMap(([, { conflicts }]) => conflicts),
    taken: parts.reduce((sum, [, { taken }]) => sum + taken, 0),
  }
}

type Groups = Record<keyof Three, Record<string, unknown>>
type Rows = Record<keyof Three, readonly Row[]>
/** What becomes of a row that both have changed. */
type Both = (merged: Merged, theirs: Row) => unknown[]

const kept: Both = ({ value }) => [value]

/**
 * Rows that one has added stand where that one put them; what one has deleted and the other has changed stays. The
 * order is that of whoever has changed it, mine where both have.
 */
export function mergeRows({ base, mine, theirs }: Rows, path: string, both: Both = kept): Merged {
  const at = { base: byId(base), mine: byId(mine), theirs: byId(theirs) }
  const merged: Merged = { value: [], conflicts: [], taken: 0 }
  const value = orderOf({ base, mine, theirs }).flatMap((id): unknown[] => {
    const [old, own, other] = [at.base.get(id), at.mine.get(id), at.theirs.get(id)]
    if (own && other) {
      const result = mergeValues({ base: old, mine: own, theirs: other }, `${path}.${id}`)
      merged.conflicts.push(...result.conflicts)
      merged.taken += result.taken
      return result.conflicts.length > 0 ? both(result, other) : [result.value]
    }
    const only = own ?? other
    const isGone = old !== undefined && isSame(old, only)
    // Deleted by me: nothing of the other one comes in.
    if (own ? isGone : !isGone) merged.taken += 1
    return isGone ? [] : [only]
  })

  return { ...merged, value }
}

/** All that stand on either side, each behind what it stood behind. */
function orderOf({ base, mine, theirs }: Rows): string[] {
  const common = new Set(base.map(({ id }) => id).filter((id) => idsOf(mine).includes(id)))
  const isMoved = (rows: readonly Row[]) =>
    idsOf(rows)
      .filter((id) => common.has(id))
      .join() !== [...common].filter((id) => idsOf(rows).includes(id)).join()
  const [first, second] = isMoved(mine) || !isMoved(theirs) ? [mine, theirs] : [theirs, mine]
  const order = idsOf(first)
  for (const [index, { id }] of second.entries()) {
    if (order.includes(id)) continue
    const before = second[index - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }

  return order
}

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id)
const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A formatted text is one value: half of it from each would be nobody's words. */
const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !('root' in value)

const areRows = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => isRecord(row) && typeof row.id === 'string')

/** The same values, however an empty one is written and in whatever order: forms and answers spell them differently. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) => {
      if (isNothing(inner)) return undefined
      if (!isRecord(inner)) return inner
      const filled = Object.entries(inner).filter(([, own]) => canonical(own) !== '')
      return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    }) ?? ''
  ).replace(/^(\{\}|\[\])$/, '')
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false
