'use client'

import { Action } from '../frame/action.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { tableAsCsv } from './save-csv.ts'
import { handOver } from './save-file.ts'
import type { Sort } from './sort-rows.ts'
import styles from './table.module.css'
import type { Bulk, BulkAction } from './use-bulk.ts'
import type { ColumnChoice } from './use-columns.ts'
import type { RowSelection } from './use-selection.ts'

type TableStripProps<Row> = {
  name: string
  rows: readonly Row[]
  total?: number | undefined
  choice: ColumnChoice<Row>
  sort: Sort | null
  onSort: (sort: string | null) => void
  selected: readonly Row[]
  /** Null where nothing can be selected. */
  selection: RowSelection | null
  bulk: Bulk<Row>
  bulkActions: readonly BulkAction<Row>[]
  timeZone: string
}

/** Above the table, in one line whatever it says: how many there are, or what can be done to those that are selected. */
export function TableStrip<Row>(props: TableStripProps<Row>) {
  const { name, rows, total, choice, sort, onSort, selected, selection, bulk, bulkActions, timeZone } = props
  const save = () => {
    const text = tableAsCsv({ columns: choice.shown, rows, timeZone })
    handOver(`${name}.csv`, new Blob([text], { type: 'text/csv;charset=utf-8' }))
  }

  return (
    <div className={styles.strip} data-selected={selected.length > 0 || undefined}>
      <span role="status" className={styles.count}>
        {selected.length > 0 ? `${germanNumber(selected.length)} ausgewählt` : countOf(rows.length, total)}
      </span>
      {selection && (
        <label className={styles.narrowAll}>
          <input type="checkbox" checked={selection.isAll} onChange={selection.toggleAll} />
          Alle auswählen
        </label>
      )}
      {selection && selected.length > 0 ? (
        <BulkActions actions={bulkActions} bulk={bulk} selected={selected} onClear={selection.clear} />
      ) : (
        <div className={styles.deeds}>
          <select
            className={styles.narrowSort}
            aria-label="Sortieren nach"
            value={sort ? `${sort.isDescending ? '-' : ''}${sort.name}` : ''}
            onChange={(event) => onSort(event.target.value || null)}
          >
            <option value="">Reihenfolge</option>
            {choice.all.flatMap(({ name, title }) => [
              <option key={name} value={name}>{`${title} ↑`}</option>,
              <option key={`-${name}`} value={`-${name}`}>{`${title} ↓`}</option>,
            ])}
          </select>
          <ColumnMenu {...choice} />
          <Action look="quiet" onClick={save}>
            CSV
          </Action>
        </div>
      )}
    </div>
  )
}

function countOf(came: number, total = came): string {
  if (came < total) return `${germanNumber(came)} von ${germanNumber(total)} Einträgen`

  return `${germanNumber(came)} ${came === 1 ? 'Eintrag' : 'Einträge'}`
}

const germanNumber = (count: number): string => count.toLocaleString('de')
