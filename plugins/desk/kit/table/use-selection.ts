'use client'

import { useMemo, useState } from 'react'

import { nothingSelected, stillShown, toggled, toggledAll, upTo, without } from './selection.ts'

/** Which of the rows are selected; `order` are their ids as they are shown. */
export function useSelection(order: readonly string[]) {
  const [marked, setMarked] = useState(nothingSelected)
  const selection = useMemo(() => stillShown(marked, order), [marked, order])

  return {
    ids: selection.ids,
    isAll: order.length > 0 && selection.ids.size === order.length,
    select: (id: string, isRange: boolean) =>
      setMarked(isRange ? upTo(selection, id, order) : toggled(selection, id)),
    /** Everything between where the range was begun, or else the first row, and the second one. */
    drawRange: (from: string, to: string) =>
      setMarked(
        upTo(selection.anchor === null ? { ids: selection.ids, anchor: from } : selection, to, order),
      ),
    toggleAll: () => setMarked(toggledAll(selection, order)),
    forget: (ids: readonly string[]) => setMarked((marked) => without(marked, ids)),
    clear: () => setMarked(nothingSelected),
  }
}

export type RowSelection = ReturnType<typeof useSelection>
