'use client'

import { figureText } from '#domain/insight/statistics/figure-words.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { cellOf } from './answer-table.ts'
import { Bar } from './ranked-rows.tsx'
import styles from './chart.module.css'

/** The way to an order: how many got so far, and how many left after it. */
export function Stages({ answer, caption }: { answer: Statistics; caption: string }) {
  const { rows, measures } = answer
  const asked = measures.find(({ key }) => key === 'visits')
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
        {rows.map(({ key, label, values }, index) => {
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
              <td>{asked && cellOf(values, asked, answer).text}</td>
              <td>{share(visits)}</td>
              <td className={styles.lost}>{figureText(lost, 'count')}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
