import { type CsvCell, csvText } from '#domain/operations/import-export/csv-text.ts'
import { type CellKind, writeCell } from '#domain/operations/import-export/sheet-cell.ts'
import { formatHours } from '#domain/time/format.ts'
import type { ProjectLine } from '#domain/workforce/project-report.ts'

const columns = [
  { name: 'day', title: 'Tag', kind: 'day' },
  { name: 'person', title: 'Person', kind: 'text' },
  { name: 'task', title: 'Aufgabe', kind: 'text' },
  { name: 'note', title: 'Notiz', kind: 'text' },
  { name: 'from', title: 'Beginn', kind: 'moment' },
  { name: 'to', title: 'Ende', kind: 'moment' },
  { name: 'hours', title: 'Stunden', kind: 'text' },
  { name: 'minutes', title: 'Minuten', kind: 'number' },
  { name: 'cents', title: 'Betrag', kind: 'cents' },
] as const satisfies { name: string; title: string; kind: CellKind }[]

/** A line for each stretch of work; hours are told without their breaks. */
export function projectBillCsv(lines: readonly ProjectLine[]): string {
  return csvText(
    columns.map(({ title }) => title),
    lines.map((line) => {
      const values = {
        ...line,
        hours: formatHours(line.minutes),
        from: new Date(line.from).toISOString(),
        to: new Date(line.to).toISOString(),
      }

      return columns.map(
        (column): CsvCell => ({
          text: writeCell(column, values[column.name], line.timeZone),
          isNumeric: column.kind === 'cents' || column.kind === 'number',
        }),
      )
    }),
  )
}
