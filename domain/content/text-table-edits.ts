import { evenRows, tableLimits } from './text-table.ts'

type Rows = string[][]
type Cell = { row: number; column: number }

/** What can be done to the cells of a table; each answers new rows and leaves the given ones as they are. */
export const tableEdits = {
  write: (rows: Rows, { row, column }: Cell, words: string): Rows =>
    rows.with(row, (rows[row] ?? []).with(column, words.slice(0, tableLimits.cellCharacters))),

  addRow: (rows: Rows, at: number): Rows => rows.toSpliced(at, 0, emptyRow(rows)),
  removeRow: (rows: Rows, at: number): Rows => rows.toSpliced(at, 1),
  moveRow: (rows: Rows, from: number, to: number): Rows => moved(rows, from, to),

  addColumn: (rows: Rows, at: number): Rows => rows.map((row) => row.toSpliced(at, 0, '')),
  removeColumn: (rows: Rows, at: number): Rows => rows.map((row) => row.toSpliced(at, 1)),
  moveColumn: (rows: Rows, from: number, to: number): Rows => rows.map((row) => moved(row, from, to)),
}

/** Cells laid over the table from one of its cells on; it grows by what does not fit, up to its limits. */
export function pasteCells(rows: Rows, { row, column }: Cell, pasted: Rows): Rows {
  const { rows: mostRows, columns: mostColumns, cellCharacters } = tableLimits
  const height = Math.min(mostRows, Math.max(rows.length, row + pasted.length))
  const result = Array.from({ length: height }, (_, at) => {
    const before = rows[at] ?? []
    const laid = (pasted[at - row] ?? []).slice(0, mostColumns - column)
    return laid.length === 0
      ? before
      : [
          ...Array.from({ length: column }, (__, place) => before[place] ?? ''),
          ...laid.map((cell) => cell.slice(0, cellCharacters)),
          ...before.slice(column + laid.length),
        ]
  })

  return evenRows(result)
}

/**
 * The cells that a spreadsheet copies: parted by tabs, each row a line; a cell with line breaks or quotes stands in
 * quotes, and a quote within it is doubled. Null for what is the text of a single cell.
 */
export function copiedCells(text: string): Rows | null {
  const rows: Rows = [['']]
  let isQuoted = false
  for (const [part] of text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .matchAll(/""|"|\t|\n|[^"\t\n]+/g)) {
    const row = rows.at(-1) ?? []
    const cell = row.at(-1) ?? ''
    const add = (words: string) => row.splice(-1, 1, cell + words)
    if (part === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (part === '""' && !isQuoted && cell === '') add('')
    else if (part === '""' && isQuoted) add('"')
    else if (isQuoted) add(part.replaceAll(/[\t\n]/g, ' '))
    else if (part === '\t') row.push('')
    else if (part === '\n') rows.push([''])
    else add(part)
  }
  const cells = rows.map((row) => row.map((cell) => cell.trim()))

  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? evenRows(cells) : null
}

const emptyRow = (rows: Rows): string[] => Array.from({ length: rows[0]?.length ?? 1 }, () => '')

function moved<Item>(items: Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1)

  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}
