import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { Confirmation } from './confirmation.tsx'
import styles from './prompts.module.css'
import type { Guest } from './use-guest-move.ts'

type CounterAppointmentProps = { order: PublicOrder; now: Temporal.Instant; guest: Guest }

/** The shop offers another time; refusing it cancels the order, and the guest is told so before. */
export function CounterAppointment({ order, now, guest }: CounterAppointmentProps) {
  const question = useLayer('decline')
  if (order.counterAppointment === null) return null
  const proposed = Temporal.Instant.from(order.counterAppointment)

  const decline = async () => {
    if (await guest.move('reject-counter-appointment')) question.close()
  }

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
          <Button look="secondary" onClick={question.open}>
            Ablehnen und stornieren
          </Button>
        </div>
        {question.isOpen && (
          <Confirmation
            title="Vorschlag ablehnen?"
            yes="Ja, ablehnen und stornieren"
            guest={guest}
            onYes={() => void decline()}
            onClose={question.close}
          >
            <p>Ihre Bestellung wird damit storniert. Das lässt sich nicht rückgängig machen.</p>
          </Confirmation>
        )}
        {guest.problem && !question.isOpen && (
          <Notice tone="bad" role="alert">
            <p>{guest.problem}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
