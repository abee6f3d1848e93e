import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import type { PublicOrder, Quotation } from '#domain/ordering/order.contract.ts'
import { quotationStatusAt } from '#domain/ordering/order-status-quotation.ts'
import { validUntilWords, whyNotQuotationTexts } from '#domain/ordering/quotation.texts.ts'
import { formatAppointment, formatDate } from '#domain/time/format.ts'
import { useShell } from '../shell/shell-view.ts'
import { Notice } from '../ui/notice.tsx'
import { Row, Rows } from '../ui/receipt.tsx'
import { QuotationAnswer } from './quotation-answer.tsx'
import styles from './quotation-part.module.css'
import { SoldLines } from './sold-lines.tsx'
import { Totals } from './totals.tsx'
import type { Guest } from './use-guest-move.ts'

type QuotationPartProps = { order: PublicOrder; now: Temporal.Instant; guest: Guest }

/** The price that the house offers for a request, until it is agreed on: from then on it is the order. */
export function QuotationPart({ order, now, guest }: QuotationPartProps) {
  const { quotation } = order
  const isOver = order.status !== 'awaiting'
  if (!quotation || isOver) return null

  return (
    // Of another revision nobody has begun to give a reason.
    <QuotationDocument key={quotation.number} quotation={quotation} order={order} now={now} guest={guest} />
  )
}

function QuotationDocument({ order, quotation, now, guest }: QuotationPartProps & { quotation: Quotation }) {
  const currency = useShell()?.settings.currency ?? 'EUR'
  const { number, message, validUntil, at } = quotation
  const { timeZone, name } = order.branch
  const state = quotationStatusAt(order, now)
  const offered = { ...order, ...quotation, isEstimated: false }
  const appointment = quotation.appointment ?? order.appointmentDate

  return (
    <section className={styles.card} aria-labelledby="quotation-title" data-paper>
      <header>
        <h2 id="quotation-title">Unser Angebot</h2>
        <p className="quiet">
          {name} · zu Ihrer Anfrage Nr. {order.ticketNumber} · vom{' '}
          {formatDate(Temporal.Instant.from(at), timeZone)}
          {number > 1 && ` · ${number}. Fassung`}
        </p>
      </header>
      {message && <p className={styles.message}>{message}</p>}
      <SoldLines items={quotation.items} currency={currency} withUnitPrices />
      <Totals order={offered} currency={currency} />
      <Rows className={styles.facts}>
        <Row label="Art der Lieferung" value={orderTypeLabels[order.type]} />
        {appointment && (
          <Row label="Termin" value={formatAppointment(Temporal.Instant.from(appointment), now, timeZone)} />
        )}
        <Row label="Gültig bis" value={validUntilWords(validUntil, timeZone)} />
      </Rows>
      {state === 'offered' ? (
        <QuotationAnswer quotation={quotation} branch={name} currency={currency} guest={guest} />
      ) : (
        <Notice tone={state === 'expired' ? 'warn' : 'info'}>
          <p>{state === 'declined' ? 'Sie haben dieses Angebot abgelehnt.' : whyNotQuotationTexts[state]}</p>
        </Notice>
      )}
    </section>
  )
}
