import { csvText } from '#domain/operations/import-export/csv-text.ts'
import type { SheetFormat } from '#domain/operations/import-export/import-export.contract.ts'
import type { CellKind, SheetColumn } from '#domain/operations/import-export/sheet-cell.ts'

type Table = { columns: readonly SheetColumn[]; rows: readonly (readonly string[])[] }
export type SheetFile = { bytes: Uint8Array<ArrayBuffer>; type: string }

/** Kinds whose text is a number to a spreadsheet, with the format that it is shown in. */
const numeric: Partial<Record<CellKind, string>> = { number: 'General', cents: '#,##0.00', percent: '0.00' }

/** The table as a file that a German Excel opens with a double click. */
export function writeSheet(format: SheetFormat, table: Table): Promise<SheetFile> | SheetFile {
  return format === 'csv' ? writeCsv(table) : writeXlsx(table)
}

function writeCsv({ columns, rows }: Table): SheetFile {
  const cells = rows.map((row) =>
    row.map((text, index) => ({ text, isNumeric: Boolean(numeric[columns[index]?.kind ?? 'text']) })),
  )
  const text = csvText(
    columns.map(({ title }) => title),
    cells,
  )

  return { bytes: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8' }
}

/** Text cells are typed as text, so nothing in them is ever a formula. */
async function writeXlsx({ columns, rows }: Table): Promise<SheetFile> {
  const header = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }))
  const body = rows.map((row) => row.map((text, index) => xlsxCell(columns[index]?.kind ?? 'text', text)))
  // Asked for rarely, and eighty modules that every start would read.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const file = writeExcelFile([header, ...body], {
    stickyRowsCount: 1,
    columns: columns.map(({ title, kind }) => ({
      width: Math.max(title.length + 2, kind === 'text' ? 24 : 14),
    })),
  })

  return {
    bytes: new Uint8Array(await file.toBuffer()),
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}

function xlsxCell(kind: CellKind, text: string) {
  if (text === '') return null

  const format = numeric[kind]
  if (!format) return { value: text, type: String }
  const value = Number(text.replace(',', '.'))
  return format === 'General' ? { value, type: Number } : { value, type: Number, format }
}
