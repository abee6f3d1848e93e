import { Pill } from '@payloadcms/ui'

import { formatMoney } from '#domain/money/money.ts'
import { orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import { formatDateTime, formatTime } from '#domain/time/format.ts'
import type { Desk } from '../operations/read-desk.ts'
import styles from './desk.module.css'
import { orderTones } from './order-tones.ts'

type Props = { desk: Desk; now: Temporal.Instant; adminRoute: string }
type OpenOrder = Desk['open']['orders'][number]

const mostRows = 12

/** The unanswered first, then by when they are due. */
export function DeskOrders({ desk: { open, branches }, now, adminRoute }: Props) {
  const list = `${adminRoute}/collections/orders`
  const branchOf = new Map(branches.map((branch) => [branch.id, branch]))
  const sorted = open.orders.toSorted(
    (one, other) => rank(one) - rank(other) || dueAt(one).localeCompare(dueAt(other)),
  )

  return (
    <div>
      <h2 className={styles.heading}>Offene Bestellungen</h2>
      {sorted.length === 0 && <p className={styles.empty}>Gerade ist nichts offen.</p>}
      <ul className={styles.orders}>
        {sorted.slice(0, mostRows).map((order) => {
          const branch = branchOf.get(String(order.branch))
          return (
            <li key={order.id}>
              <a href={`${list}/${order.id}`} className={styles.order}>
                <strong className={styles.ticket}>{order.ticketNumber}</strong>
                <span className={styles.what}>
                  <strong>{whatOf(order)}</strong>
                  <span>
                    {[whenOf(order, branch?.timeZone ?? 'UTC', now), branches.length > 1 && branch?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Pill pillStyle={orderTones[order.status]} size="small">
                  {order.status === 'in-delivery'
                    ? orderStepLabel(order.status, order)
                    : orderStatusLabels[order.status]}
                </Pill>
                <span className={styles.sum}>{formatMoney(order.total)}</span>
              </a>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={list}>
          {open.count > mostRows ? `Alle Bestellungen (${open.count} offen)` : 'Alle Bestellungen'}
        </a>
      </p>
    </div>
  )
}

const rank = ({ status }: OpenOrder): number => (status === 'awaiting' ? 0 : status === 'confirmed' ? 1 : 2)

const dueAt = ({ promisedAt, appointmentDate, placedAt }: OpenOrder): string =>
  promisedAt ?? appointmentDate ?? placedAt

const whatOf = (order: OpenOrder): string =>
  [
    staffOrderTypeLabels[order.type],
    order.tableIdentifier && `Tisch ${order.tableIdentifier}`,
    order.device && 'Selbstbedienung',
    [order.firstName, order.lastName].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ')

function whenOf(order: OpenOrder, timeZone: string, now: Temporal.Instant): string {
  const { appointmentDate, promisedAt, placedAt } = order
  if (appointmentDate) return `für ${formatDateTime(Temporal.Instant.from(appointmentDate), timeZone)} Uhr`

  const placed = Temporal.Instant.from(placedAt)
  const minutes = Math.floor((now.epochMilliseconds - placed.epochMilliseconds) / 60_000)
  const since =
    minutes < 120
      ? `seit ${minutes} Min. · ${formatTime(placed, timeZone)} Uhr`
      : `seit ${formatDateTime(placed, timeZone)} Uhr`

  return promisedAt
    ? `zugesagt für ${formatTime(Temporal.Instant.from(promisedAt), timeZone)} Uhr · ${since}`
    : since
}
