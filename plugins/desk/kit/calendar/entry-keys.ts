type Stop = { id: string; minute: number }

/** Where a key leads from an entry: up and down in its column, aside to what is nearest in time; from none to the first. */
export function entryAfter(
  key: string,
  id: string | null,
  columns: readonly (readonly Stop[])[],
): string | null {
  if (id === null) return key.startsWith('Arrow') ? (columns.flat()[0]?.id ?? null) : null
  const at = columns.findIndex((column) => column.some((stop) => stop.id === id))
  const column = columns[at] ?? []
  const index = column.findIndex((stop) => stop.id === id)
  switch (key) {
    case 'ArrowDown':
      return column[index + 1]?.id ?? null
    case 'ArrowUp':
      return column[index - 1]?.id ?? null
    case 'Home':
      return column[0]?.id ?? null
    case 'End':
      return column.at(-1)?.id ?? null
    case 'ArrowRight':
      return nearest(columns.slice(at + 1), column[index]?.minute ?? 0)
    case 'ArrowLeft':
      return nearest(columns.slice(0, Math.max(at, 0)).toReversed(), column[index]?.minute ?? 0)
    default:
      return null
  }
}

/** In the first column that has any. */
function nearest(columns: readonly (readonly Stop[])[], minute: number): string | null {
  const column = columns.find(({ length }) => length > 0) ?? []
  const [first] = column.toSorted(
    (one, other) => Math.abs(one.minute - minute) - Math.abs(other.minute - minute),
  )

  return first?.id ?? null
}
