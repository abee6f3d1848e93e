'use client'

import { useId } from 'react'

import { tableLimits, type TextTable } from '#domain/content/text-table.ts'
import { tableEdits } from '#domain/content/text-table-edits.ts'

import styles from './table-editor.module.css'

export type Cell = { row: number; column: number }

type Props = {
  table: TextTable
  /** Where somebody writes, or wrote last. */
  at: Cell
  onRows: (rows: string[][], at: Cell) => void
  onChange: (table: TextTable) => void
  onRemove: () => void
}

/** What can be done to the row and the column of the cell in which somebody writes. */
export function CellTools({ rows, at, onRows }: Pick<Props, 'at' | 'onRows'> & { rows: string[][] }) {
  return (
    <div className={styles.tools}>
      <Tools name={`Zeile ${at.row + 1}`} actions={rowActions(rows, at)} onRows={onRows} />
      <Tools name={`Spalte ${at.column + 1}`} actions={columnActions(rows, at)} onRows={onRows} />
    </div>
  )
}

/** What is said of a table as a whole. */
export function TableTools({ table, onChange, onRemove }: Pick<Props, 'table' | 'onChange' | 'onRemove'>) {
  const id = useId()

  return (
    <div className={styles.tools}>
      <label className={styles.caption} htmlFor={`${id}-caption`}>
        <span>Titel der Tabelle (optional)</span>
        <input
          id={`${id}-caption`}
          value={table.caption}
          maxLength={tableLimits.captionCharacters}
          onChange={({ target }) => onChange({ ...table, caption: target.value })}
        />
      </label>
      <label className={styles.head}>
        <input
          type="checkbox"
          checked={table.hasHead}
          onChange={({ target }) => onChange({ ...table, hasHead: target.checked })}
        />
        <span>Erste Zeile ist die Überschrift</span>
      </label>
      <button type="button" onClick={onRemove}>
        Tabelle entfernen
      </button>
    </div>
  )
}

type Action = { sign: string; label: string; rows: string[][]; at: Cell; isPossible: boolean }

function rowActions(rows: string[][], at: Cell): Action[] {
  const { row } = at
  const to = (next: number) => ({ ...at, row: next })
  const hasRoom = rows.length < tableLimits.rows

  return [
    {
      sign: 'davor',
      label: 'Zeile davor einfügen',
      rows: tableEdits.addRow(rows, row),
      at,
      isPossible: hasRoom,
    },
    {
      sign: 'danach',
      label: 'Zeile danach einfügen',
      rows: tableEdits.addRow(rows, row + 1),
      at: to(row + 1),
      isPossible: hasRoom,
    },
    {
      sign: '↑',
      label: 'Zeile nach oben',
      rows: tableEdits.moveRow(rows, row, row - 1),
      at: to(row - 1),
      isPossible: row > 0,
    },
    {
      sign: '↓',
      label: 'Zeile nach unten',
      rows: tableEdits.moveRow(rows, row, row + 1),
      at: to(row + 1),
      isPossible: row < rows.length - 1,
    },
    {
      sign: '✕',
      label: 'Zeile löschen',
      rows: tableEdits.removeRow(rows, row),
      at: to(Math.min(row, rows.length - 2)),
      isPossible: rows.length > 1,
    },
  ]
}

function columnActions(rows: string[][], at: Cell): Action[] {
  const { column } = at
  const width = rows[0]?.length ?? 0
  const to = (next: number) => ({ ...at, column: next })
  const hasRoom = width < tableLimits.columns

  return [
    {
      sign: 'davor',
      label: 'Spalte davor einfügen',
      rows: tableEdits.addColumn(rows, column),
      at,
      isPossible: hasRoom,
    },
    {
      sign: 'danach',
      label: 'Spalte danach einfügen',
      rows: tableEdits.addColumn(rows, column + 1),
      at: to(column + 1),
      isPossible: hasRoom,
    },
    {
      sign: '←',
      label: 'Spalte nach links',
      rows: tableEdits.moveColumn(rows, column, column - 1),
      at: to(column - 1),
      isPossible: column > 0,
    },
    {
      sign: '→',
      label: 'Spalte nach rechts',
      rows: tableEdits.moveColumn(rows, column, column + 1),
      at: to(column + 1),
      isPossible: column < width - 1,
    },
    {
      sign: '✕',
      label: 'Spalte löschen',
      rows: tableEdits.removeColumn(rows, column),
      at: to(Math.min(column, width - 2)),
      isPossible: width > 1,
    },
  ]
}

type ToolsProps = { name: string; actions: Action[]; onRows: Props['onRows'] }

function Tools({ name, actions, onRows }: ToolsProps) {
  return (
    <div className={styles.group} role="group" aria-label={name}>
      <span aria-hidden="true">{name}</span>
      {actions.map(({ sign, label, rows, at, isPossible }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={!isPossible}
          onClick={() => onRows(rows, at)}
        >
          {sign}
        </button>
      ))}
    </div>
  )
}
