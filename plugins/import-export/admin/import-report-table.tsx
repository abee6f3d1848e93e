import { Banner } from '@payloadcms/ui'

import { TableHead } from '#collections/shared/admin/table-head.tsx'
import type { ImportReport, RowOutcome } from '#domain/operations/import-export/import-export.contract.ts'

import styles from './import-export.module.css'

const resultLabels: Record<RowOutcome['result'], string> = {
  created: 'Neu',
  updated: 'Geändert',
  refused: 'Fehler',
}
const mostRows = 200

type Props = { fileName: string; report: ImportReport }

/** What a file would do or has done, the refused rows first. */
export function ImportReportTable({ fileName, report }: Props) {
  const rows = report.rows.toSorted((one, other) => rank(one) - rank(other) || one.row - other.row)
  const more = rows.length - mostRows

  return (
    <section aria-label="Ergebnis der Prüfung">
      <h3>{fileName}</h3>
      <Banner type={report.refused > 0 ? 'error' : 'success'}>{verdictOf(report)}</Banner>
      {report.ignoredColumns.length > 0 && (
        <p>Nicht beachtete Spalten: {report.ignoredColumns.map((title) => `„${title}“`).join(', ')}</p>
      )}
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <TableHead titles={['Zeile', 'Ergebnis', 'Eintrag', 'Was']} />
            <tbody>
              {rows.slice(0, mostRows).map((row) => (
                <tr key={row.row} data-result={row.result}>
                  <td>{row.row}</td>
                  <td>{resultLabels[row.result]}</td>
                  <td>{row.title}</td>
                  <td>
                    <Reasons row={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more > 0 && <p>… und {more.toLocaleString('de-DE')} weitere Zeilen</p>}
    </section>
  )
}

function Reasons({ row: { errors, changed } }: { row: RowOutcome }) {
  if (!errors) return <>{changed?.join(', ')}</>

  return (
    <>
      {errors.map(({ message, column }) => (
        <div key={`${column} ${message}`}>
          {column && <strong>{column}: </strong>}
          {message}
        </div>
      ))}
    </>
  )
}

export function summaryOf({ created, updated, unchanged }: ImportReport): string {
  return `${created} neu, ${updated} geändert, ${unchanged} unverändert`
}

function verdictOf(report: ImportReport): string {
  if (report.isStored) return `Übernommen: ${summaryOf(report)}.`
  if (report.refused > 0) {
    const rows = report.refused === 1 ? '1 Zeile ist' : `${report.refused} Zeilen sind`
    return `${rows} fehlerhaft. Es wird nichts gespeichert, bis alle Zeilen stimmen.`
  }
  if (report.created + report.updated === 0) return 'Alle Zeilen stimmen schon mit der Liste überein.'

  return `Alles in Ordnung: ${summaryOf(report)}.`
}

const rank = ({ result }: RowOutcome): number => (result === 'refused' ? 0 : 1)
