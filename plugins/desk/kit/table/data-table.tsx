'use client'

import { type CSSProperties, useMemo, useRef } from 'react'

import { useHeldFocus } from '../frame/use-held-focus.ts'
import { useIsPrinting } from '../print/use-is-printing.ts'
import { EmptyState } from '../states/states.tsx'
import { tellProblem } from '../toast/tell.ts'
import { type Column, leastOf, trackOf } from './columns.ts'
import { pressRow } from './press-row.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableStrip } from './table-strip.tsx'
import styles from './table.module.css'
import { type BulkAction, useBulk } from './use-bulk.ts'
import { useColumns } from './use-columns.ts'
import { useRows } from './use-rows.ts'
import { useSeenColumns } from './use-seen-columns.ts'
import { useSelection } from './use-selection.ts'
import { useSorted } from './use-sorted.ts'

type DataTableProps<Row> = {
  /** Under which choices are kept, and a file is named. */
  name: string
  label: string
  /** Written once, beside the view, as `idOf` is; the first says what a row is about. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How many there are, where not all of them have come. */
  total?: number
  /** What is said where there are none, such as „Keine Anfragen“. */
  empty?: string
  idOf: (row: Row) => string
  timeZone: string
  onOpen?: (row: Row) => void
  openId?: string | null
  /** What can be done to several at once; without any, nothing is selected. */
  bulkActions?: readonly BulkAction<Row>[]
}

/** A list of records: as many as there are, sorted by any column, worked through by keys alone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, empty } = props

  return rows.length === 0 && empty ? <EmptyState title={empty} /> : <Grid {...props} />
}

function Grid<Row>(props: DataTableProps<Row>) {
  const { name, label, idOf, timeZone, onOpen, openId, total, bulkActions = [] } = props
  const columns = useSeenColumns(props.columns)
  const choice = useColumns(name, columns)
  const { sort, rows, onSort } = useSorted(props.rows, columns)
  const order = useMemo(() => rows.map(idOf), [rows, idOf])
  const marked = useSelection(order)
  const selection = bulkActions.length > 0 ? marked : null
  const scroller = useRef<HTMLDivElement>(null)
  const near = useRows({ order, scroller })
  const bulk = useBulk({ idOf, onDone: marked.forget, onProblem: tellProblem })
  const held = useHeldFocus(() => (order.length > 0 ? near.goTo(near.active) : scroller.current?.focus()))
  const isPrinting = useIsPrinting()
  const shown = isPrinting ? order.map((_, index) => ({ index, start: null })) : near.rows.getVirtualItems()

  return (
    <section
      aria-label={label}
      className={styles.table}
      data-can-select={selection ? true : undefined}
      {...held}
    >
      <TableStrip
        {...{ name, rows, total, choice, sort, onSort, selection, bulk, bulkActions, timeZone }}
        selected={rows.filter((_, index) => selection?.ids.has(order[index] ?? ''))}
      />
      <div
        ref={scroller}
        className={styles.scroller}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selection !== null}
        style={tracksOf(choice.shown, selection !== null)}
      >
        <TableHead {...{ columns: choice.shown, sort, onSort, selection }} />
        <div
          role="rowgroup"
          className={styles.rows}
          style={isPrinting ? undefined : { blockSize: near.rows.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const [row, id] = [rows[index], order[index]]
            if (row === undefined || id === undefined) return null
            const open = onOpen && (() => onOpen(row))

            return (
              <TableRow
                key={id}
                {...{ row, index, start, timeZone, open }}
                columns={choice.shown}
                measure={near.rows.measureElement}
                isActive={index === near.active}
                isOpen={openId === id}
                isSelected={selection && selection.ids.has(id)}
                onFocus={() => near.setActive(index)}
                onSelect={(isRange) => selection?.select(id, isRange)}
                onKeyDown={(event) => pressRow(event, { index, order, selection, open, ...near })}
              />
            )
          })}
        </div>
      </div>
    </section>
  )
}

/** Alike for the head and every row, and of no content's making. */
function tracksOf<Row>(columns: readonly Column<Row>[], canSelect: boolean): CSSProperties {
  const tracks = [...(canSelect ? ['2.75rem'] : []), ...columns.map(trackOf)]
  const properties = { '--tracks': tracks.join(' '), '--least': leastOf(tracks) }

  // React passes properties on that CSS calls its own, and its types do not know them.
  return properties as CSSProperties
}
