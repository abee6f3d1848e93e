import { useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Confirmation } from './confirmation.tsx'
import styles from './prompts.module.css'
import type { Guest } from './use-guest-move.ts'

type CounterAppointmentProps = { order: PublicOrder; now: Temporal.Instant; guest: Guest }

/** The shop offers another time; refusing it cancels the order, and the guest is told so before. */
export function CounterAppointment({ order, now, guest }: CounterAppointmentProps) {
  const [isDeclining, setIsDeclining] = useState(false)
  if (order.counterAppointment === null) return null
  const proposed = Temporal.Instant.from(order.counterAppointment)

  return (
    <section className={styles.prompt} aria-labelledby="counter-appointment-title">
      <Icon name="clock" size={24} />
      <div className={styles.body}>
        <h2 id="counter-appointment-title">Neuer Terminvorschlag</h2>
        <p>Ihr Wunschtermin ist leider nicht möglich. Wir schlagen vor:</p>
        <p className={styles.proposal}>{formatAppointment(proposed, now, order.branch.timeZone)}</p>
        <div className={styles.actions}>
          <Button aria-busy={guest.isMoving} onClick={() => void guest.move('confirm-counter-appointment')}>
            Termin annehmen
          </Button>
          <Button look="secondary" onClick={() => setIsDeclining(true)}>
            Ablehnen und stornieren
          </Button>
        </div>
        {isDeclining && (
          <Confirmation
            title="Vorschlag ablehnen?"
            yes="Ja, ablehnen und stornieren"
            guest={guest}
            onYes={() => void guest.move('reject-counter-appointment')}
            onClose={() => setIsDeclining(false)}
          >
            <p>Ihre Bestellung wird damit storniert. Das lässt sich nicht rückgängig machen.</p>
          </Confirmation>
        )}
        {guest.problem && !isDeclining && (
          <Notice tone="bad" role="alert">
            <p>{guest.problem}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
