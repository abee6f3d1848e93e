import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { ticketLabel } from '#domain/ordering/ticket.ts'
import { useShell } from '../shell/shell-view.ts'
import { Row } from '../ui/receipt.tsx'
import styles from './ticket.module.css'

/** The number that is called out at the counter: to be read from an arm's length. */
export function Ticket({ order }: { order: Pick<PublicOrder, 'ticketNumber' | 'tableIdentifier'> }) {
  const disableTickets = useShell()?.settings.disableTickets ?? false

  return (
    <dl className={styles.ticket}>
      <Row label={ticketLabel({ disableTickets })} value={order.ticketNumber} />
      {order.tableIdentifier && <Row label="Tisch" value={order.tableIdentifier} />}
    </dl>
  )
}
