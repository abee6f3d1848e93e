/** Which media are selected, and from which one a range is drawn. */
export type Selection = { keys: ReadonlySet<string>; anchor: string | null }

export const nothingSelected: Selection = { keys: new Set(), anchor: null }

/** One more, or one fewer. */
export function toggled({ keys }: Selection, key: string): Selection {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)

  return { keys: next, anchor: key }
}

/** Everything from the anchor to this one besides what was selected. */
export function upTo({ keys, anchor }: Selection, key: string, order: readonly string[]): Selection {
  const from = order.indexOf(anchor ?? key)
  const to = order.indexOf(key)
  const between = order.slice(Math.min(from < 0 ? to : from, to), Math.max(from, to) + 1)

  return { keys: new Set([...keys, ...between]), anchor: anchor ?? key }
}

/** What is no longer shown cannot be meant by what is done to the selected ones. */
export const stillShown = ({ keys, anchor }: Selection, order: readonly string[]): Selection => ({
  keys: new Set(order.filter((key) => keys.has(key))),
  anchor,
})
