'use client'

import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { tableLimits, type TextTable } from '#domain/content/text-table.ts'
import { copiedCells, pasteCells, tableEdits } from '#domain/content/text-table-edits.ts'

import styles from './table-editor.module.css'
import { type Cell, CellTools, TableTools } from './table-tools.tsx'

type Props = {
  table: TextTable
  /** Null takes the table out of the text. */
  onChange: (table: TextTable | null) => void
  isNew: boolean
  /** Somebody who has just added it is in its first cell. */
  onBegun: () => void
  isLocked: boolean
}

/** A table in a text, cell by cell: Tab goes on, Enter goes down, and what a spreadsheet copied is laid over it. */
export function TableEditor({ table: given, onChange, isNew, onBegun, isLocked }: Props) {
  const { table, change } = useTyped(given, onChange)
  const [at, setAt] = useState<Cell>({ row: 0, column: 0 })
  const room = useRef<HTMLDivElement>(null)
  const goTo = useGoTo(room, isNew)
  useEffect(() => {
    if (isNew) onBegun()
  }, [isNew, onBegun])
  const { rows } = table

  const setRows = (next: string[][], cell: Cell = at) => {
    change({ ...table, rows: next })
    setAt(cell)
    goTo(cell)
  }
  const hearKey = (event: KeyboardEvent, cell: Cell) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const below = { ...cell, row: cell.row + (event.shiftKey ? -1 : 1) }
    if (below.row < rows.length) goTo(below)
    else if (rows.length < tableLimits.rows) setRows(tableEdits.addRow(rows, below.row), below)
  }
  const hearPaste = (event: ClipboardEvent, cell: Cell) => {
    const cells = copiedCells(event.clipboardData.getData('text/plain'))
    if (!cells) return
    event.preventDefault()
    setRows(pasteCells(rows, cell, cells), cell)
  }

  return (
    <div className={styles.editor} ref={room}>
      {!isLocked && <CellTools rows={rows} at={at} onRows={setRows} />}
      <div className={styles.room}>
        <table className={styles.table} aria-label={table.caption || 'Tabelle im Text'}>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={rowIndex} data-head={table.hasHead && rowIndex === 0 ? '' : undefined}>
                {row.map((words, column) => {
                  const cell = { row: rowIndex, column }
                  return (
                    <td key={column}>
                      <input
                        aria-label={`Zeile ${rowIndex + 1}, Spalte ${column + 1}`}
                        data-cell={`${rowIndex}.${column}`}
                        value={words}
                        maxLength={tableLimits.cellCharacters}
                        readOnly={isLocked}
                        onChange={({ target }) =>
                          change({ ...table, rows: tableEdits.write(rows, cell, target.value) })
                        }
                        onFocus={() => setAt(cell)}
                        onKeyDown={(event) => hearKey(event, cell)}
                        onPaste={(event) => hearPaste(event, cell)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isLocked && <TableTools table={table} onChange={change} onRemove={() => onChange(null)} />}
    </div>
  )
}

/** What is typed stands at once; the text follows, and tells what has come from elsewhere. */
function useTyped(given: TextTable, onChange: Props['onChange']) {
  const [table, setTable] = useState(given)
  const told = useRef(given)
  useEffect(() => {
    if (given === told.current) return
    told.current = given
    setTable(given)
  }, [given])
  const change = (next: TextTable) => {
    told.current = next
    setTable(next)
    onChange(next)
  }

  return { table, change }
}

/** Leads to a cell once it is drawn. */
function useGoTo(room: RefObject<HTMLDivElement | null>, isNew: boolean) {
  const [wanted, setWanted] = useState<Cell | null>(isNew ? { row: 0, column: 0 } : null)
  useEffect(() => {
    if (!wanted) return
    room.current?.querySelector<HTMLInputElement>(`[data-cell="${wanted.row}.${wanted.column}"]`)?.focus()
  }, [room, wanted])

  // Another one each time, so that the same cell can be gone to again.
  return (cell: Cell) => setWanted({ ...cell })
}
