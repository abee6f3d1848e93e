'use client'

import { useEffect, useState } from 'react'

import { LoadFailed } from '#collections/shared/admin/load-failed.tsx'
import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { Avatar } from '#collections/shared/admin/person/avatar.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type {
  OrderHistory as History,
  orderHistoryContract,
} from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

import { whatHappened, whoDidIt } from './history-words.ts'
import styles from './order-panel.module.css'

const readHistory = callOf<typeof orderHistoryContract>('get', '/api/orders/{id}/history')
const failed = 'Der Verlauf konnte nicht geladen werden.'

type HistoryProps = {
  order: Pick<PublicOrder, 'id' | 'version' | 'type' | 'isQuotation'>
  timeZone: string
}

/** What happened to the order and who did it, read anew with each version of it. */
export function OrderHistory({ order, timeZone }: HistoryProps) {
  const [history, setHistory] = useState<History>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const { id, version } = order
  useEffect(() => {
    const leaving = new AbortController()
    void readHistory(fetch, { params: { id }, signal: leaving.signal }).then((answer) => {
      if (answer.ok) setHistory(answer.body)
      if (answer.ok || answer.kind !== 'aborted') setProblem(answer.ok ? null : failed)
    })

    return () => leaving.abort()
  }, [id, version, tries])

  return (
    <section aria-label="Verlauf" className={styles.history}>
      <h2>Verlauf</h2>
      {problem && <LoadFailed problem={problem} retry={() => setTries((before) => before + 1)} />}
      <ol>
        {history.map((event) => (
          <li key={event.version}>
            <MomentText at={event.at} timeZone={timeZone} />
            <strong>{whatHappened(event, order)}</strong>
            <span className={styles.actor}>
              {event.by.id && <Avatar id={event.by.id} name={event.by.name ?? ''} />}
              {whoDidIt(event)}
            </span>
            {event.reason && <q>{event.reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
