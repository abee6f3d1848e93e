/** Where the keys are in a table: at a row, wherever it goes, and in its place once it has gone. */
export type ActiveRow = { id: string | null; index: number }

/** Before anybody has been there: the first row, whichever that is. */
export const firstRow: ActiveRow = { id: null, index: 0 }

/** The same row among those that are shown now; the very same object where nothing has changed. */
export function stillActive(active: ActiveRow, order: readonly string[]): ActiveRow {
  const { id, index } = active
  if (id === null || order.length === 0 || order[index] === id) return active
  const at = order.indexOf(id)
  const next = at === -1 ? Math.min(index, order.length - 1) : at

  return { id: order[next] ?? null, index: next }
}
