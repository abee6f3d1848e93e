'use client'

import type { KeyboardEvent, MouseEvent } from 'react'

import { type Column, isFigure, textOf } from './columns.ts'
import styles from './table.module.css'

type TableRowProps<Row> = {
  row: Row
  index: number
  columns: readonly Column<Row>[]
  timeZone: string
  /** How far below the first row, in pixels; null on paper, where they follow each other. */
  start: number | null
  measure: (element: HTMLElement | null) => void
  isActive: boolean
  isOpen: boolean
  /** Null where nothing can be selected. */
  isSelected: boolean | null
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  open: (() => void) | undefined
  onSelect: (isRange: boolean) => void
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, timeZone, start, measure, isActive, isOpen, isSelected, open } = props
  const { onFocus, onKeyDown, onSelect } = props
  const [first] = columns
  const name = first ? textOf(first, row, timeZone).trim() : ''
  const click = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
    if (event.shiftKey || event.ctrlKey || event.metaKey) onSelect(event.shiftKey)
    else open?.()
  }

  return (
    // The keys of a row are those of the table, which has the focus row by row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
      aria-current={isOpen || undefined}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      data-opens={open ? true : undefined}
      style={start === null ? undefined : { transform: `translateY(${start}px)` }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={click}
    >
      {isSelected !== null && (
        <div role="gridcell" className={styles.box}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={name ? `${name} auswählen` : 'Auswählen'}
              checked={isSelected}
              onChange={() => onSelect(false)}
            />
          </label>
        </div>
      )}
      {columns.map((column) => (
        <div
          key={column.name}
          role="gridcell"
          data-title={column.title}
          data-figure={isFigure(column) || undefined}
          data-wraps={column.wraps || undefined}
        >
          <span className={styles.value}>
            {column.cell ? column.cell(row) : textOf(column, row, timeZone)}
          </span>
        </div>
      ))}
    </div>
  )
}
