'use client'

import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { Bar } from './ranked-rows.tsx'
import styles from './chart.module.css'

/** The way to an order: how many got so far, and how many left after it. */
export function Stages({ answer: { rows }, caption }: { answer: Statistics; caption: string }) {
  const reached = rows.map(({ values }) => values.visits ?? null)
  const first = reached[0] ?? 0
  const share = (visits: number | null) =>
    first > 0 && visits !== null ? figureText((visits / first) * 100, 'percent') : '–'

  return (
    <table className={`${styles.table} ${styles.ranked} ${styles.stages}`}>
      <caption className={styles.unseen}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Schritt</th>
          <th scope="col">Besuche</th>
          <th scope="col">Anteil</th>
          <th scope="col">Hier gegangen</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label }, index) => {
          const visits = reached[index] ?? null
          const next = reached[index + 1]
          const lost = visits === null || typeof next !== 'number' ? null : visits - next
          return (
            <tr key={key}>
              <th scope="row">
                <Bar share={first > 0 ? (visits ?? 0) / first : 0} />
                <span className={styles.name}>
                  <span>{label}</span>
                </span>
              </th>
              <td>{figureText(visits, 'count')}</td>
              <td>{share(visits)}</td>
              <td className={styles.lost}>{figureText(lost, 'count')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
