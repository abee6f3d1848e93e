/** Which rows are selected, and from which one a range is drawn. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null }

export const nothingSelected: Selection = { ids: new Set(), anchor: null }

/** One row more, or one fewer. */
export function toggled({ ids }: Selection, id: string): Selection {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)

  return { ids: next, anchor: id }
}

/** Everything between the anchor and the row besides what was selected; the anchor stays, so that the range can grow. */
export function upTo({ ids, anchor }: Selection, id: string, order: readonly string[]): Selection {
  const [from, to] = [order.indexOf(anchor ?? id), order.indexOf(id)]
  if (from === -1) return upTo({ ids, anchor: id }, id, order)
  const between = order.slice(Math.min(from, to), Math.max(from, to) + 1)

  return { ids: new Set([...ids, ...between]), anchor: anchor ?? id }
}

/** All of them, or none where all were. */
export function toggledAll({ ids }: Selection, order: readonly string[]): Selection {
  return order.length > 0 && order.every((id) => ids.has(id))
    ? nothingSelected
    : { ids: new Set(order), anchor: null }
}

/** All but these: what was done with needs no more, and what was selected meanwhile stays. */
export function without({ ids, anchor }: Selection, gone: readonly string[]): Selection {
  const left = new Set(ids)
  for (const id of gone) left.delete(id)

  return { ids: left, anchor: anchor !== null && gone.includes(anchor) ? null : anchor }
}

/** A row that is no longer shown cannot be meant by what is done to the selected ones. */
export function stillShown({ ids, anchor }: Selection, order: readonly string[]): Selection {
  const shown = new Set(order)

  return {
    ids: new Set([...ids].filter((id) => shown.has(id))),
    anchor: anchor !== null && shown.has(anchor) ? anchor : null,
  }
}
