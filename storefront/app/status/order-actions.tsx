import { useState } from 'react'

import { routeHref } from '#domain/catalogue/route-href.ts'
import { canBeRepeated, isAhead } from '#domain/ordering/guest-waiting.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { isCounterAppointmentAsked } from '#domain/ordering/order-status-counter.ts'
import { itemsToRepeat } from '#domain/ordering/repeat-order.ts'
import type { RepeatState } from '../cart/use-repeat.ts'
import { mintKey } from '../shop/mint-key.ts'
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { calendarHref } from './calendar-href.ts'
import { FollowButton } from './follow-button.tsx'
import styles from './order-actions.module.css'

/** What a guest may want to do with an order besides waiting for it. */
export function OrderActions({ order, now }: { order: PublicOrder; now: Temporal.Instant }) {
  const { branch, type, items } = order
  const [wish] = useState(mintKey)
  const route = type === 'delivery' ? null : routeHref(branch)

  return (
    <div className={styles.actions}>
      {canBeRepeated(order) && (
        <ButtonLink
          to={`/store/${branch.identifier}`}
          state={{ again: { wish, items: itemsToRepeat(items) } } satisfies RepeatState}
        >
          Noch einmal bestellen
        </ButtonLink>
      )}
      {order.quotation && (
        <Button look="secondary" onClick={() => window.print()}>
          Drucken
        </Button>
      )}
      {isAhead(order) && (
        <>
          {route && (
            <ButtonAnchor href={route} target="_blank" rel="noopener noreferrer">
              Route planen
            </ButtonAnchor>
          )}
          {order.appointmentDate && !isCounterAppointmentAsked(order) && (
            <ButtonAnchor href={calendarHref(order, now)} download="Bestellung.ics">
              In den Kalender
            </ButtonAnchor>
          )}
          <FollowButton order={order} />
          <ShareButton name={branch.name} />
        </>
      )}
    </div>
  )
}

/** By what the device has for it, else by a copy of the address. */
function ShareButton({ name }: { name: string }) {
  const [said, setSaid] = useState('')

  const share = async () => {
    const { href: url } = window.location
    try {
      // Missing where there is nothing to share with.
      const device: Partial<Navigator> = navigator
      if (device.share) return await device.share({ title: `Bestellung bei ${name}`, url })
      await navigator.clipboard.writeText(url)
      setSaid('Der Link ist kopiert. Wer ihn hat, sieht die Bestellung.')
    } catch (failure) {
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError'
      if (!isClosed) setSaid('Bitte kopieren Sie den Link aus der Adresszeile.')
    }
  }

  return (
    <>
      <Button look="secondary" onClick={() => void share()}>
        Teilen
      </Button>
      <p className={`quiet ${styles.said}`} role="status">
        {said}
      </p>
    </>
  )
}
