import { csvText } from '#domain/operations/import-export/csv-text.ts'

import { type Column, isFigure, textOf } from './columns.ts'

type Exported<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[]; timeZone: string }

/** What the table shows, as a German spreadsheet opens it. */
export function tableAsCsv<Row>({ columns, rows, timeZone }: Exported<Row>): string {
  return csvText(
    columns.map(({ title }) => title),
    rows.map((row) =>
      columns.map((column) => ({ text: textOf(column, row, timeZone), isNumeric: isFigure(column) })),
    ),
  )
}
