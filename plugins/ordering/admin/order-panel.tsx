'use client'

import { Pill, ShimmerEffect, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'

import { LoadFailed } from '#collections/shared/admin/load-failed.tsx'
import { InsteadOf } from '#collections/shared/admin/shown-data/instead-of.tsx'
import { besidesOf } from '#domain/ordering/order-besides.ts'
import { formatMoney } from '#domain/money/money.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { type PlainFields, plainNames } from '#domain/ordering/order-fields.ts'
import { orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import {
  orderStatusLabels,
  paymentStatusLabels,
  staffOrderTypeLabels,
} from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { quotationCardText } from '#domain/ordering/quotation.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { markOf } from '#domain/people/shown-data.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderHistory } from './order-history.tsx'
import { momentWords } from '#domain/time/moment-words.ts'
import { OrderItems } from './order-items.tsx'
import styles from './order-panel.module.css'
import { orderTones } from './order-tones.ts'
import { useStaffOrder } from './use-staff-order.ts'

/** The order as a cook reads it from two metres: number, when, what, for whom, and what can be done. */
export function OrderPanel() {
  const { id } = useDocumentInfo()

  return id ? <OpenOrder id={String(id)} /> : null
}

function OpenOrder({ id }: { id: string }) {
  const { order, problem, retry, isBusy, move } = useStaffOrder(id)
  const device = useFormFields(([fields]) => fields.device?.value)
  const contact = useContact()
  const { config } = useConfig()
  if (!order)
    return problem ? <LoadFailed problem={problem} retry={retry} /> : <ShimmerEffect height="20rem" />

  return (
    <section aria-label="Stand der Bestellung" className={styles.panel} data-status={order.status}>
      <header className={styles.head}>
        <strong className={styles.ticket}>Nr. {order.ticketNumber}</strong>
        <div className={styles.when}>
          <span aria-live="polite" className={styles.status}>
            <Pill pillStyle={orderTones[order.status]}>{statusOf(order)}</Pill>
          </span>
          <p className={styles.appointment}>{headlineOf(order)}</p>
          <p className={styles.facts}>{factsOf(order, device).join(' · ')}</p>
        </div>
      </header>
      <OrderActions isBusy={isBusy} move={move} order={order} timeZone={order.branch.timeZone} />
      <div className={styles.columns}>
        <div>
          {guestWords(order).map((line) => (
            <blockquote className={styles.comment} key={line}>
              {line}
            </blockquote>
          ))}
          <InsteadOf data="product" />
          <div className={markOf('product')}>
            <OrderItems items={order.items} />
          </div>
          {besidesOf(order).map(([label, cents], index) => (
            // Two discounts may be called the same.
            <p key={`${label} ${index}`} className={styles.beside}>
              <span>{label}</span>
              <span>{formatMoney(cents)}</span>
            </p>
          ))}
          <p className={styles.total}>
            <span>Gesamt</span>
            <strong>
              {order.isEstimated && 'ca. '}
              {formatMoney(order.total)}
            </strong>
          </p>
          <p className={styles.facts}>
            {paymentMethodLabels[order.paymentMethod]} · {paymentStatusLabels[order.paymentStatus]}
            {order.voucherPaid > 0 && ` · mit Gutschein bezahlt ${formatMoney(order.voucherPaid)}`}
          </p>
        </div>
        <address className={styles.guest}>
          <InsteadOf data="customer" />
          <div className={`${styles.contact} ${markOf('customer')}`}>
            <OrderContact contact={contact} type={order.type} />
          </div>
          {order.isQuotation && (
            <a href={`${config.routes.admin}/orders?offen=${order.id}`}>Angebot erstellen und ansehen</a>
          )}
          <a href={`/status/${order.uid}/${order.hash}`} rel="noreferrer" target="_blank">
            Statusseite des Gasts
          </a>
        </address>
      </div>
      <OrderHistory order={order} timeZone={order.branch.timeZone} />
    </section>
  )
}

/** Read from the document, since guests' links do not carry it. */
function useContact(): PlainFields {
  return useFormFields(([fields]) => {
    const values = Object.fromEntries(plainNames.map((name) => [name, fields[name]?.value ?? null]))
    // The form below has the fields of the table that types them.
    return values as PlainFields
  })
}

const statusOf = (order: PublicOrder): string =>
  order.status === 'in-delivery' ? orderStepLabel(order.status, order) : orderStatusLabels[order.status]

const headlineOf = (order: PublicOrder): string =>
  [
    staffOrderTypeLabels[order.type],
    order.tableIdentifier ? `Tisch ${order.tableIdentifier}` : '',
    order.appointmentDate ? momentWords(order.appointmentDate, order.branch.timeZone) : 'so bald wie möglich',
    order.promisedAt && !order.appointmentDate
      ? `zugesagt ${momentWords(order.promisedAt, order.branch.timeZone)}`
      : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** At which kiosk it was ordered is read from the document, for guests' links do not tell. */
function factsOf(order: PublicOrder, device: unknown): string[] {
  return [
    order.branch.name,
    device ? `Selbstbedienung: ${String(device)}` : '',
    `bestellt ${momentWords(order.placedAt, order.branch.timeZone)}`,
    order.counterAppointmentStatus === 'open' && order.counterAppointment
      ? `Gegenvorschlag ${momentWords(order.counterAppointment, order.branch.timeZone)}, Antwort offen`
      : '',
    quotationCardText(order, order.branch.timeZone, Temporal.Now.instant()) ?? '',
    order.rejectionMessage ? `Begründung: ${order.rejectionMessage}` : '',
  ].filter(Boolean)
}
