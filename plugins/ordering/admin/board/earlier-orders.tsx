import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { orderStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import type { CustomerOrders } from '#domain/ordering/customer-orders.contract.ts'

import styles from './earlier-orders.module.css'

const mostListed = 5

/** Whether somebody is a regular, and what became of their orders. */
export function EarlierOrders({ earlier, timeZone }: { earlier: CustomerOrders; timeZone: string }) {
  const { docs, totalDocs, totalCents } = earlier
  if (totalDocs === 0) return <p className={styles.sum}>Erste Bestellung in dieser Filiale</p>
  const count =
    totalDocs === 1 ? '1 weitere Bestellung' : `${totalDocs.toLocaleString('de-AT')} weitere Bestellungen`

  return (
    <details className={styles.earlier}>
      <summary>
        {count}, zusammen {formatMoney(totalCents)}
      </summary>
      <ul>
        {docs.slice(0, mostListed).map(({ id, placedAt, ticketNumber, status, total }) => (
          <li key={id}>
            <a href={`?ansicht=verlauf&offen=${id}`}>Nr. {ticketNumber}</a>
            <MomentText at={placedAt} timeZone={timeZone} withTime={false} />
            <span>{orderStatusLabels[status]}</span>
            <span>{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
