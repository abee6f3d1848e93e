import type { Paper, PaperTable } from '#collections/shared/paper/paper.ts'
import { formatDateTime, formatHours, formatTime } from '#domain/time/format.ts'
import { monthInWords } from '#domain/time/calendar-month.ts'
import { absenceTypeLabels } from '#domain/workforce/absence.ts'

import { accountRows } from './account-rows.ts'
import { filedWork } from './filed-work.ts'
import { breaksInWords, changeInWords, dayInWords, stateInWords } from './month-words.ts'
import type { FiledMonth } from './read-month-file.ts'

/** A month of work for an inspector. */
export function monthPaperOf(month: FiledMonth): Paper {
  const { person, house, branch, closing } = month

  return {
    title: `Arbeitszeit ${monthInWords(month.month)}`,
    heading: [house, branch?.name].filter(Boolean).join(', '),
    isDense: true,
    facts: [
      ['Person', person.name],
      ['Stand', stateInWords(month)],
      ['Arbeitszeit', `${formatHours(month.sums.worked)} Stunden`],
      ['Soll', `${formatHours(month.sums.owed)} Stunden`],
      ['Angerechnet', `${formatHours(month.sums.credited)} Stunden`],
    ],
    tables: [workTable(month), ...accountTables(month), ...absenceTables(month), ...changeTables(month)],
    hashes: [
      ['Prüfsumme (SHA-256)', month.hash],
      ...(closing ? [['Siegel des Abschlusses', closing.seal] as [string, string]] : []),
      ...(closing?.previous ? [['Siegel des Abschlusses davor', closing.previous] as [string, string]] : []),
    ],
  }
}

function workTable(month: FiledMonth): PaperTable {
  const clock = (at: string | null, day: string) => (at === null ? '' : clockOf(at, day, month.timeZone))

  return {
    title: 'Arbeit',
    widths: [2, 2, 2, 4, 2, 3],
    head: ['Tag', 'Beginn', 'Ende', 'Pausen', 'Arbeitszeit', 'Anmerkung'],
    rows: filedWork(month).map(({ day, stretch, worked, note }) => [
      dayInWords(day),
      clock(stretch?.startedAt ?? null, day),
      clock(stretch?.endedAt ?? null, day),
      stretch ? breaksInWords(stretch, month.timeZone) : '',
      worked === null ? '' : formatHours(worked),
      note,
    ]),
    sum: ['Summe', '', '', '', formatHours(month.sums.worked), ''],
  }
}

/** What the month itself came to stands apart from what was carried over from those before. */
function accountTables(month: FiledMonth): PaperTable[] {
  const rows = accountRows(month).map(([label, ...minutes]) => [label, ...minutes.map(formatHours)])
  const head = ['Konto', 'Übertrag', 'Im Monat', 'Stand']

  return rows.length === 0 ? [] : [{ title: 'Zeitkonten in Stunden', widths: [3, 1, 1, 1], head, rows }]
}

/** With its day where that is another one, as after midnight. */
function clockOf(at: string, day: string, timeZone: string): string {
  const instant = Temporal.Instant.from(at)
  const whole = formatDateTime(instant, timeZone)

  return whole.startsWith(dayInWords(day))
    ? formatTime(instant, timeZone)
    : `${whole.slice(0, 6)} ${whole.slice(12)}`
}

function absenceTables({ absences }: FiledMonth): PaperTable[] {
  const rows = absences
    .filter(({ status }) => status === 'approved')
    .map(({ type, firstDay, lastDay }) => [
      absenceTypeLabels[type],
      dayInWords(firstDay),
      dayInWords(lastDay),
    ])

  return rows.length === 0
    ? []
    : [{ title: 'Abwesenheiten', widths: [3, 1, 1], head: ['Art', 'Erster Tag', 'Letzter Tag'], rows }]
}

function changeTables({ changes, timeZone }: FiledMonth): PaperTable[] {
  if (changes.length === 0) return []
  const rows = changes.map((change) => [
    change.before ? dayMomentOf(change.before.startedAt, timeZone) : '',
    change.before?.endedAt ? dayMomentOf(change.before.endedAt, timeZone) : '',
    change.before ? breaksInWords(change.before, timeZone) : '',
    changeInWords(change, timeZone),
  ])

  const head = ['Beginn davor', 'Ende davor', 'Pausen davor', 'Was']
  return [{ title: 'Änderungen', widths: [3, 3, 3, 8], head, rows }]
}

const dayMomentOf = (at: string, timeZone: string): string =>
  formatDateTime(Temporal.Instant.from(at), timeZone)
