'use client'

import { Pill, ShimmerEffect, useDocumentInfo } from '@payloadcms/ui'

import { formatMoney } from '#domain/money/money.ts'
import { orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { OrderActions } from './order-actions.tsx'
import styles from './order-panel.module.css'
import { orderTones } from './order-tones.ts'
import { useStaffOrder } from './use-staff-order.ts'

/** Where the order stands, readable from a distance, and what can be done with it. */
export function OrderPanel() {
  const { id } = useDocumentInfo()
  const { order, isBusy, move } = useStaffOrder(id)
  if (!order) return <ShimmerEffect height="9rem" />

  return (
    <section aria-label="Stand der Bestellung" className={styles.panel}>
      <header className={styles.head}>
        <strong className={styles.ticket}>Nr. {order.ticketNumber}</strong>
        <span aria-live="polite" className={styles.status}>
          <Pill pillStyle={orderTones[order.status]}>{statusOf(order)}</Pill>
        </span>
        <span className={styles.total}>
          {order.isEstimated && 'ca. '}
          {formatMoney(order.total)}
        </span>
      </header>
      <p className={styles.facts}>
        {factsOf(order).join(' · ')}
        {' · '}
        <a href={`/status/${order.uid}/${order.hash}`} rel="noreferrer" target="_blank">
          Statusseite des Gasts
        </a>
      </p>
      {order.comment && <blockquote className={styles.comment}>{order.comment}</blockquote>}
      <OrderActions isBusy={isBusy} move={move} order={order} />
    </section>
  )
}

const statusOf = (order: PublicOrder): string =>
  order.status === 'in-delivery' ? orderStepLabel(order.status, order) : orderStatusLabels[order.status]

function factsOf(order: PublicOrder): string[] {
  const at = (iso: string) =>
    new Intl.DateTimeFormat('de-AT', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: order.branch.timeZone,
    }).format(new Date(iso))

  return [
    staffOrderTypeLabels[order.type],
    order.tableIdentifier ? `Tisch ${order.tableIdentifier}` : '',
    `bestellt ${at(order.placedAt)}`,
    order.appointmentDate ? `Termin ${at(order.appointmentDate)}` : 'so bald wie möglich',
    order.counterAppointmentStatus === 'open' && order.counterAppointment
      ? `Gegenvorschlag ${at(order.counterAppointment)}, Antwort offen`
      : '',
    order.rejectionMessage ? `Begründung: ${order.rejectionMessage}` : '',
  ].filter(Boolean)
}
