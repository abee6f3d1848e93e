import type { RowProblem } from '#domain/operations/import-export/import-export.contract.ts'
import { plainText, type ReadCell, readCell, writeCell } from '#domain/operations/import-export/sheet-cell.ts'

import type { RecordColumn } from './columns-of.ts'
import { cellOf, sheetTimeZone } from './export-records.ts'
import type { Doc, NamedRow } from './match-rows.ts'
import type { ReferenceBook } from './reference-book.ts'

export type Judged = { data: Record<string, unknown>; changed: string[]; problems: RowProblem[] }

/**
 * What a row changes. A cell that says what the export would say changes nothing, so a list that comes back
 * as it went leaves every record alone.
 */
export function judgeRow(
  columns: readonly RecordColumn[],
  { cells }: NamedRow,
  doc: Doc | null,
  book: ReferenceBook,
): Judged {
  const judged: Judged = { data: {}, changed: [], problems: [] }
  for (const column of columns) {
    const text = cells.get(column.name)
    if (text === undefined || !column.canWrite) continue
    const shown = doc ? cellOf(column, doc[column.name], book) : ''
    const cell = readCell(column, text, sheetTimeZone)
    if (isSame(text, shown) || saysTheSame(column, cell, shown)) continue

    const isReference = column.kind === 'reference' && 'value' in cell && cell.value !== null
    const read = isReference ? book.read(column, String(cell.value)) : cell
    if ('problem' in read) judged.problems.push({ message: read.problem, column: column.title })
    else {
      judged.data[column.name] = read.value
      judged.changed.push(column.title)
    }
  }
  return judged
}

const isSame = (text: string, shown: string): boolean => plainText(text).trimEnd() === shown.trimEnd()

/** Spreadsheets write `9,9` for `9,90` and days in ways of their own. */
const saysTheSame = (column: RecordColumn, cell: ReadCell, shown: string): boolean =>
  'value' in cell && writeCell(column, cell.value, sheetTimeZone) === shown
