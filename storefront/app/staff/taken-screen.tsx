import { useEffect, useRef } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { promiseText } from '#domain/ordering/promised-time.texts.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useCart } from '../cart/cart-store.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './staff-order.module.css'

type TakenProps = { order: PublicOrder; hadArrived: boolean; onNext: () => void }

/** What is said to the guest before they hang up. */
export function TakenScreen({ order, hadArrived, onNext }: TakenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const currency = useCart((cart) => cart.currency)
  const at = order.appointmentDate ? Temporal.Instant.from(order.appointmentDate) : openPromise(order)
  const { timeZone } = order.branch
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className={styles.taken}>
      <h2 ref={heading} tabIndex={-1}>
        Bestellung Nr. {order.ticketNumber} ist aufgenommen
      </h2>
      <dl>
        {at && (
          <div>
            <dt>Zeit</dt>
            <dd>{promiseText({ at, orderType: order.type }, Temporal.Now.instant(), timeZone)}</dd>
          </div>
        )}
        <div>
          <dt>Gesamt</dt>
          <dd>{formatMoney(order.total, currency)}</dd>
        </div>
        {order.tableIdentifier && (
          <div>
            <dt>Tisch</dt>
            <dd>{order.tableIdentifier}</dd>
          </div>
        )}
      </dl>
      {hadArrived && (
        <Notice tone="warn" title="Diese Bestellung war schon eingegangen.">
          <p>Was danach geändert wurde, ist nicht enthalten. Ändern Sie die Bestellung selbst.</p>
        </Notice>
      )}
      <div className={styles.ways}>
        <Button onClick={onNext}>Nächste Bestellung</Button>
        <ButtonAnchor href={`/backend/orders?offen=${order.id}`}>Bestellung öffnen</ButtonAnchor>
      </div>
    </div>
  )
}
