import { formatDay } from '#domain/time/format.ts'
import { scansWords } from '#domain/insight/qr/code-state.texts.ts'
import type { CodeState } from '#domain/insight/qr/qr-codes.contract.ts'

import styles from './code-panel.module.css'

/** How often a code was scanned lately: the sum in words, the days as bars, and both in a table for whoever reads it. */
export function ScansPart({ scans: { total, days } }: { scans: NonNullable<CodeState['scans']> }) {
  const most = Math.max(1, ...days.map(({ scans }) => scans))
  const [first, last] = [days[0], days.at(-1)]

  return (
    <div>
      <h3>Scans der letzten 30 Tage</h3>
      <p>
        <strong className={styles.total}>{total.toLocaleString('de-DE')}</strong>
      </p>
      <div className={styles.bars} aria-hidden="true">
        {days.map(({ day, scans }) => (
          <span
            key={day}
            title={`${formatDay(day)}: ${scansWords(scans)}`}
            data-none={scans === 0 || undefined}
            style={{ blockSize: `${Math.max(4, Math.round((scans / most) * 100))}%` }}
          />
        ))}
      </div>
      {first && last && (
        <p className={styles.span} aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </p>
      )}
      <details className={styles.days}>
        <summary>Tage als Tabelle</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Tag</th>
              <th scope="col">Scans</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, scans }) => (
              <tr key={day}>
                <td>{formatDay(day)}</td>
                <td>{scans.toLocaleString('de-DE')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
