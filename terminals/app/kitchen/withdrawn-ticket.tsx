import { amountOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { Key } from '../design/key.tsx'
import { isWithdrawn } from './watched-orders.ts'
import styles from './withdrawn-ticket.module.css'

type Props = { order: StaffOrder; onSeen: () => void }

/** Somebody may be making what nobody wants any more: crossed out until it was seen. */
export function WithdrawnTicket({ order, onSeen }: Props) {
  return (
    <article role="alert" className={styles.ticket}>
      <header>
        <strong>{order.ticketNumber}</strong>
        <b>{isWithdrawn(order) ? 'Storniert – nicht mehr machen' : 'Nicht mehr in der Küche'}</b>
      </header>
      <ul>
        {order.items.map((item, index) => (
          // The same product may stand in two lines.
          <li key={`${item.product}-${index}`}>
            <s>
              {amountOf(item)} {item.name}
            </s>
          </li>
        ))}
      </ul>
      <Key isWide aria-label={`Nr. ${order.ticketNumber}: Gesehen`} onClick={onSeen}>
        Gesehen
      </Key>
    </article>
  )
}
