import { formatMoney } from '#domain/money/money.ts'
import { formatDay, formatHours, formatTime } from '#domain/time/format.ts'
import type { ProjectReportView } from '#domain/workforce/project-report.contract.ts'

import styles from './project-report.module.css'

type Bill = NonNullable<ProjectReportView['bill']>

/** A line for each stretch of work, and what they come to. */
export function BillTable({ bill: { lines, earlier, period, people, rate, open } }: { bill: Bill }) {
  if (lines.length === 0 && open === 0) return <p>In dieser Zeit wurde nichts erfasst.</p>

  return (
    <>
      {earlier > 0 && (
        <p>{`Ältere Einsätze (${earlier}) zählen mit und stehen in der Tabelle zum Speichern.`}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and keyboards have to reach it */}
      <section className={styles.scroll} aria-label="Einsätze" tabIndex={0}>
        <table className={styles.lines}>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col">Person</th>
              <th scope="col">Aufgabe, Notiz</th>
              <th scope="col">Zeit</th>
              <th scope="col">Stunden</th>
              {rate !== null && <th scope="col">Betrag</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
          <tfoot>
            {people.length > 1 &&
              people.map((person) => <Sum key={person.id} title={person.name} sum={person} />)}
            <Sum title="Zusammen" sum={period} />
          </tfoot>
        </table>
      </section>
      {rate === null && <p>Für Beträge fehlt der Satz je Stunde.</p>}
      {open > 0 && <p>{openText(open)}</p>}
    </>
  )
}

function Line({ line }: { line: Bill['lines'][number] }) {
  const clock = (at: string) => formatTime(Temporal.Instant.from(at), line.timeZone)

  return (
    <tr>
      <td>{formatDay(line.day)}</td>
      <td>{line.person}</td>
      <td>{[line.task, line.note].filter(Boolean).join(': ')}</td>
      <td>
        {clock(line.from)}–{clock(line.to)}
      </td>
      <td>{formatHours(line.minutes)}</td>
      {line.cents !== null && <td>{formatMoney(line.cents)}</td>}
    </tr>
  )
}

function Sum({ title, sum }: { title: string; sum: Bill['period'] }) {
  return (
    <tr>
      <th scope="row" colSpan={4}>
        {title}
      </th>
      <td>{formatHours(sum.minutes)}</td>
      {sum.cents !== null && <td>{formatMoney(sum.cents)}</td>}
    </tr>
  )
}

const openText = (open: number): string =>
  open === 1
    ? 'Ein Einsatz läuft noch und zählt nicht mit.'
    : `${open} Einsätze laufen noch und zählen nicht mit.`
