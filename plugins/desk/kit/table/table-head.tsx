'use client'

import { type Column, isFigure } from './columns.ts'
import { nextSort, type Sort } from './sort-rows.ts'
import styles from './table.module.css'
import type { RowSelection } from './use-selection.ts'

type TableHeadProps<Row> = {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: string | null) => void
  /** Null where nothing can be selected. */
  selection: RowSelection | null
}

/** Stays above the rows; a press on a title sorts by it. Where records are cards it is only told, and takes no presses. */
export function TableHead<Row>({ columns, sort, onSort, selection }: TableHeadProps<Row>) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {selection && (
          <div role="columnheader" className={styles.box}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                aria-label="Alle auswählen"
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
            </label>
            <span className={styles.bare}>Auswahl</span>
          </div>
        )}
        {columns.map((column) => (
          <div
            key={column.name}
            role="columnheader"
            aria-sort={sort?.name === column.name ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
            data-figure={isFigure(column) || undefined}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, column.name))}>
              {column.title}
              <span aria-hidden="true" className={styles.arrow}>
                {sort?.name === column.name ? (sort.isDescending ? '↓' : '↑') : ''}
              </span>
            </button>
            <span className={styles.bare}>{column.title}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
