/** Where in the table something is: the row and the day by their names, and the shift if it is one. */
export type PlanPlace = { row: string; day: string; shift: string | null }

export function placeOf(target: EventTarget | null): PlanPlace | null {
  const stop = target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null
  const cell = stop?.closest<HTMLElement>('[data-day]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!stop || !cell || !row) return null

  return { row: row.dataset.row ?? '', day: cell.dataset.day ?? '', shift: stop.dataset.shift ?? null }
}

/** The cell of a row and a day. */
export const cellOf = (table: HTMLElement | null, row: string, day: string): HTMLElement | null =>
  table?.querySelector(`[data-row="${CSS.escape(row)}"] [data-day="${CSS.escape(day)}"]`) ?? null

/** What in a cell may have the focus: its shifts, then the place for another one. */
export const stopsIn = (place: ParentNode | null): HTMLElement[] => [
  ...(place?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
]

/** Marks the one cell into which something would go, or none. */
export function markTarget(table: HTMLElement | null, cell: HTMLElement | null): void {
  // Asked with each step of a pointer: a cell that has the mark already is left alone.
  for (const marked of table?.querySelectorAll('[data-target]') ?? []) {
    if (marked !== cell) marked.removeAttribute('data-target')
  }
  if (cell && !cell.hasAttribute('data-target')) cell.setAttribute('data-target', '')
}
