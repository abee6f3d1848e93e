'use client'

import { useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import { lateAnswersText } from '#domain/ordering/late-answers.texts.ts'
import type { UnansweredOrder } from '#domain/ordering/order-alarm.ts'
import type { lateAnswersContract } from '#domain/ordering/staff-orders.contract.ts'
import { useEvery, useLoaded } from '#plugins/desk/load.port.ts'

import { isBoardOpen } from '../board/board-lock.ts'
import { useOrderAlarm } from '../board/use-order-alarm.ts'
import styles from './late-answers.module.css'

const read = callOf<typeof lateAnswersContract>('get', '/api/orders/late-answers')
const everySeconds = 20

/** Rings and says so above whatever is shown, until somebody answers the guest or says that they have heard. */
export function LateAnswers({ home }: { home: string }) {
  const [isSaidElsewhere, setSaidElsewhere] = useState(false)
  const { data, reload } = useLoaded('late-answers', async (signal) => {
    setSaidElsewhere(await isBoardOpen())
    return read(fetch, { signal })
  })
  useEvery(everySeconds, reload)
  const late = useMemo(
    (): UnansweredOrder[] =>
      isSaidElsewhere ? [] : (data?.docs ?? []).map(({ id }) => ({ id, isOverdue: true })),
    [data, isSaidElsewhere],
  )
  const { ringsFor, hush } = useOrderAlarm(late)
  const [oldest] = data?.docs ?? []
  if (ringsFor === 'silent' || !oldest || !data) return null

  return (
    <div role="alert" className={styles.bar}>
      <strong>{lateAnswersText(data, Temporal.Now.instant())}</strong>
      <a className={styles.way} href={`${home}/orders?offen=${oldest.id}`}>
        Ansehen
      </a>
      <button type="button" className={styles.way} onClick={hush}>
        Gehört
      </button>
    </div>
  )
}
