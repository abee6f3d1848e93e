'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'

import { wholeMoment } from '#collections/shared/admin/moment/half-moment.ts'
import { MomentEntry } from '#collections/shared/admin/moment/moment-entry.tsx'

import { callOf } from '#domain/api/call-of.ts'
import type { freeTimesContract } from '#domain/ordering/order-calls.contract.ts'
import { useLoaded } from '#plugins/desk/load.port.ts'

import { momentWords } from '#domain/time/moment-words.ts'
import styles from './order-panel.module.css'
import type { MoveByStaff } from './use-staff-order.ts'

type Props = {
  /** Its id. */
  order: string
  close: () => void
  isBusy: boolean
  move: MoveByStaff
  timeZone: string
}

/** Another appointment, by the clock of the branch, on which the guest reads it. */
export function ProposalForm({ order, close, isBusy, move, timeZone }: Props) {
  const [at, setAt] = useState<string | null>(null)
  const counterAppointment = wholeMoment(at)
  const submit = async () => {
    if (counterAppointment && (await move('confirm', { counterAppointment }))) close()
  }

  return (
    <div className={styles.form}>
      <FreeTimes order={order} chosen={counterAppointment} timeZone={timeZone} onChoose={setAt} />
      <MomentEntry
        id="order-counter-appointment"
        label="Anderer Termin, den der Gast annehmen oder ablehnen kann"
        onChange={setAt}
        timeZone={timeZone}
        value={at}
      />
      <div className={styles.actions}>
        <Button disabled={isBusy || !counterAppointment} margin={false} onClick={() => void submit()}>
          Termin vorschlagen
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={close}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}

const readFreeTimes = callOf<typeof freeTimesContract>('get', '/api/orders/{id}/free-times')

type FreeTimesProps = {
  order: string
  chosen: string | null
  timeZone: string
  onChoose: (at: string) => void
}

/** The next times with room for the order, each with one press; where they cannot be had, the time is entered. */
function FreeTimes({ order, chosen, timeZone, onChoose }: FreeTimesProps) {
  const { data } = useLoaded(order, (signal) => readFreeTimes(fetch, { params: { id: order }, signal }))
  if (!data || data.times.length === 0) return null

  return (
    <div role="group" aria-label="Freie Termine" className={styles.chips}>
      {data.times.map((time) => (
        <button
          key={time}
          type="button"
          aria-pressed={chosen === time}
          className={styles.chip}
          onClick={() => onChoose(time)}
        >
          {momentWords(time, timeZone)}
        </button>
      ))}
    </div>
  )
}
