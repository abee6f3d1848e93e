import type { KeyboardEvent } from 'react'

import { deedOf } from './row-keys.ts'
import type { RowSelection } from './use-selection.ts'

type Given = {
  index: number
  order: readonly string[]
  rowsPerPage: number
  /** Null where nothing can be selected. */
  selection: RowSelection | null
  open: (() => void) | undefined
  goTo: (index: number) => void
}

/** What a key does at a row; buttons and boxes within it have keys of their own. */
export function pressRow(event: KeyboardEvent, given: Given): void {
  const { index, order, rowsPerPage, selection, open, goTo } = given
  const deed = deedOf(event, { index, count: order.length, rowsPerPage })
  const id = order[index]
  if (!deed || id === undefined || event.target !== event.currentTarget) return

  event.preventDefault()
  switch (deed.kind) {
    case 'open':
      return open?.()
    case 'select':
      return selection?.select(id, deed.isRange)
    case 'select-all':
      return selection?.toggleAll()
    case 'move':
      if (deed.isRange) selection?.drawRange(id, order[deed.to] ?? id)
      return goTo(deed.to)
  }
}
