'use client'

import { useId } from 'react'

import { addressOf, callOf } from '#domain/api/call-of.ts'
import type { PageRequests, pageRequestsContract } from '#domain/insight/requests/page-requests.contract.ts'
import { untoldLabel } from '#domain/insight/statistics/untold-parts.ts'
import { figureText } from '#domain/insight/statistics/figure-words.ts'
import { LoadedView, useLoaded } from '#plugins/desk/kit.port.ts'

import styles from '../chart/chart.module.css'
import { Bar } from '../chart/ranked-rows.tsx'
import { useChosen } from '../statistics-context.ts'

const readRequests = callOf<typeof pageRequestsContract>('get', '/api/page-requests')
const title = 'Aufrufe ohne Einwilligung'
const mostPages = 10

/** What is counted at the server without anybody: apart from all other figures, and in none of them. */
export function RequestsCard() {
  const id = useId()
  const { choice } = useChosen()
  const { branch: _branch, ...place } = choice.places
  const query = { ...choice.range, ...place }
  const loaded = useLoaded(
    addressOf<typeof pageRequestsContract>('/api/page-requests', { query }),
    (signal) => readRequests(fetch, { query, signal }),
  )

  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
      </header>
      <div className={styles.filled}>
        <LoadedView of={loaded} rows={6} failed="Die Aufrufe konnten nicht geladen werden.">
          {(requests) => <Pages requests={requests} />}
        </LoadedView>
      </div>
      <p className={styles.counts}>
        Jeder Aufruf einer Seite am Server, ohne Bots, ohne das eigene Team und ohne alle, die nicht verfolgt
        werden wollen. Niemand wird wiedererkannt: Das sind weder Besuche noch Besucher, und in keiner anderen
        Zahl ist etwas davon enthalten. Eingegrenzt wird nur nach Tagen und Organisation.
      </p>
    </section>
  )
}

function Pages({ requests: { isOn, total, pages } }: { requests: PageRequests }) {
  const greatest = Math.max(1, ...pages.map(({ requests }) => requests ?? 0))
  if (total === 0) {
    return (
      <p className={styles.nothing}>
        {isOn
          ? 'In diesem Zeitraum wurde nichts gezählt.'
          : 'Wird nicht gezählt. Einschalten lässt es sich in den Einstellungen unter „Funktionen“.'}
      </p>
    )
  }

  return (
    <table className={`${styles.table} ${styles.ranked}`}>
      <caption className={styles.unseen}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Seite</th>
          <th scope="col">Aufrufe</th>
        </tr>
      </thead>
      <tbody>
        {pages.slice(0, mostPages).map(({ page, requests }) => (
          <tr key={page}>
            <th scope="row">
              <Bar share={(requests ?? 0) / greatest} />
              <span className={styles.name}>
                <span title={page}>{page}</span>
              </span>
            </th>
            <td>{requests === null ? untoldLabel : figureText(requests, 'count')}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <span className={styles.others}>Alle Seiten</span>
          </th>
          <td>{figureText(total, 'count')}</td>
        </tr>
      </tbody>
    </table>
  )
}
