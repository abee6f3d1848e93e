import { appointmentTexts } from '#domain/ordering/appointment.texts.ts'
import type { SaidName } from '#domain/ordering/guest-words.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import { isOnlyVouchers } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { useShell } from '../shell/shell-view.ts'
import { Row, Rows } from '../ui/receipt.tsx'
import { GoalNote } from './goal-note.tsx'
import styles from './order-details.module.css'
import { SoldLines } from './sold-lines.tsx'
import { Totals } from './totals.tsx'

/** The order as it stands: a receipt in all but name. */
export function OrderDetails({ order, now }: { order: PublicOrder; now: Temporal.Instant }) {
  const currency = useShell()?.settings.currency ?? 'EUR'

  return (
    <section className={styles.card} aria-labelledby="order-details-title">
      <h2 id="order-details-title">{titleOf(order)}</h2>
      <Rows className={styles.facts}>
        {!isOnlyVouchers(order.items) && (
          <Row label="Art der Lieferung" value={orderTypeLabels[order.type]} />
        )}
        {Object.entries(said).map(([name, { label, text }]) => {
          const value = text(order, now)
          return value && <Row key={name} label={label} value={value} />
        })}
      </Rows>
      <SoldLines items={order.items} currency={currency} />
      <Totals order={order} currency={currency} />
      <GoalNote order={order} />
    </section>
  )
}

const titleOf = ({ isQuotation, quotationStatus }: PublicOrder): string => {
  if (!isQuotation) return 'Ihre Bestellung'

  return quotationStatus === 'accepted' ? 'Ihr Auftrag' : 'Ihre Anfrage'
}

type Said = { label: string; text: (order: PublicOrder, now: Temporal.Instant) => string | null }

const said: Readonly<Record<SaidName, Said>> = {
  appointmentDate: { label: 'Termin', text: appointmentText },
  paymentMethod: { label: 'Zahlung', text: paymentText },
  comment: { label: 'Kommentar', text: ({ comment }) => comment },
}

function appointmentText(
  { appointmentDate, isQuotation, branch, items }: PublicOrder,
  now: Temporal.Instant,
): string | null {
  if (isOnlyVouchers(items)) return null
  if (appointmentDate === null)
    return isQuotation ? appointmentTexts.noEntry : appointmentTexts.asSoonAsPossible

  return formatAppointment(Temporal.Instant.from(appointmentDate), now, branch.timeZone)
}

function paymentText({ paymentMethod, paymentStatus, voucherPaid }: PublicOrder): string {
  if (paymentMethod === 'gift-voucher') return 'Mit Gutschein bezahlt'
  const label = `${voucherPaid > 0 ? 'Gutschein und ' : ''}${paymentMethodLabels[paymentMethod]}`

  return isPaidOnline(paymentMethod) ? `${label}: ${paymentStatusLabels[paymentStatus]}` : label
}
