import { type CsvCell, csvText } from '#domain/operations/import-export/csv-text.ts'
import { type CellKind, writeCell } from '#domain/operations/import-export/sheet-cell.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { formatHours } from '#domain/time/format.ts'
import { absenceStatusLabels, absenceTypeLabels } from '#domain/workforce/absence.ts'

import { filedWork } from './filed-work.ts'
import { breaksInWords, changeInWords, dayInWords, restMinutesOf, stateInWords } from './month-words.ts'
import type { FiledMonth } from './read-month-file.ts'

type Value = string | number | null
type Row = {
  part: string
  day?: Value
  from?: Value
  to?: Value
  breaks?: Value
  rest?: Value
  worked?: Value
  text?: Value
}

const columns: { name: keyof Row; title: string; kind: CellKind }[] = [
  { name: 'part', title: 'Bereich', kind: 'text' },
  { name: 'day', title: 'Tag', kind: 'day' },
  { name: 'from', title: 'Beginn', kind: 'moment' },
  { name: 'to', title: 'Ende', kind: 'moment' },
  { name: 'breaks', title: 'Pausen', kind: 'text' },
  { name: 'rest', title: 'Pausen in Minuten', kind: 'number' },
  { name: 'worked', title: 'Arbeitszeit in Minuten', kind: 'number' },
  { name: 'text', title: 'Anmerkung', kind: 'text' },
]

/** A month for an inspector as a table: each stretch of work with its begin, end and breaks, and what was corrected. */
export function monthCsv(month: FiledMonth): string {
  const rows = [...headRows(month), ...workRows(month), ...absenceRows(month), ...changeRows(month)]

  return csvText(
    columns.map(({ title }) => title),
    rows.map((row) =>
      columns.map(
        (column): CsvCell => ({
          text: writeCell(column, row[column.name] ?? null, month.timeZone),
          isNumeric: column.kind === 'number',
        }),
      ),
    ),
  )
}

function headRows(month: FiledMonth): Row[] {
  const fact = (name: string, text: string | null): Row[] =>
    text === null ? [] : [{ part: 'Nachweis', text: `${name}: ${text}` }]

  return [
    ...fact('Betrieb', month.house),
    ...fact('Filiale', month.branch?.name ?? null),
    ...fact('Person', month.person.name),
    ...fact('Monat', monthInWords(month.month)),
    ...fact('Stand', stateInWords(month)),
    ...fact('Arbeitszeit', formatHours(month.sums.worked)),
    ...fact('Prüfsumme', month.hash),
    ...fact('Siegel', month.closing?.seal ?? null),
  ]
}

const workRows = (month: FiledMonth): Row[] =>
  filedWork(month).map(({ day, stretch, worked, note }) => ({
    part: 'Arbeit',
    day,
    from: stretch?.startedAt ?? null,
    to: stretch?.endedAt ?? null,
    breaks: stretch && breaksInWords(stretch, month.timeZone),
    rest: stretch && restMinutesOf(stretch),
    worked,
    text: note,
  }))

const absenceRows = ({ absences }: FiledMonth): Row[] =>
  absences.map(({ type, status, firstDay, lastDay }) => ({
    part: 'Abwesenheit',
    day: firstDay,
    text: `${absenceTypeLabels[type]} bis ${dayInWords(lastDay)}, ${absenceStatusLabels[status].toLowerCase()}`,
  }))

const changeRows = ({ changes, timeZone }: FiledMonth): Row[] =>
  changes.map((change) => ({
    part: 'Änderung',
    from: change.before?.startedAt ?? null,
    to: change.before?.endedAt ?? null,
    breaks: change.before && breaksInWords(change.before, timeZone),
    text: changeInWords(change, timeZone),
  }))
