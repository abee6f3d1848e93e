import { formatAmount } from '#domain/catalogue/units.ts'
import { formatMoney, sumCents } from '#domain/money/money.ts'
import { appointmentTexts } from '#domain/ordering/appointment.texts.ts'
import type { SaidName } from '#domain/ordering/guest-words.ts'
import type { OrderItem, PublicOrder } from '#domain/ordering/order.contract.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import {
  orderTypeLabels,
  paymentMethodLabels,
  paymentStatusLabels,
} from '#domain/ordering/order-terms.texts.ts'
import { priceModelOf } from '#domain/ordering/sold-line.ts'
import { soldTexts } from '#domain/ordering/sold-line.texts.ts'
import { holdsHiddenPrice, shownPrice, shownTotal } from '#domain/ordering/shown-price.ts'
import { formatAppointment } from '#domain/time/format.ts'
import { formatTaxRate } from '../checkout/summary/format-tax-rate.ts'
import { useShell } from '../shell/shell-view.ts'
import { Line, Row, Rows, TotalRow } from '../ui/receipt.tsx'
import { GoalNote } from './goal-note.tsx'
import styles from './order-details.module.css'
import { useDonateeName } from './use-donatee-name.ts'

/** The order as it stands: a receipt in all but name. */
export function OrderDetails({ order, now }: { order: PublicOrder; now: Temporal.Instant }) {
  const currency = useShell()?.settings.currency ?? 'EUR'

  return (
    <section className={styles.card} aria-labelledby="order-details-title">
      <h2 id="order-details-title">{order.isQuotation ? 'Ihre Anfrage' : 'Ihre Bestellung'}</h2>
      <Rows className={styles.facts}>
        <Row label="Art der Lieferung" value={orderTypeLabels[order.type]} />
        {Object.entries(said).map(([name, { label, text }]) => {
          const value = text(order, now)
          return value && <Row key={name} label={label} value={value} />
        })}
      </Rows>
      <ul className={styles.items}>
        {order.items.map((item, index) => (
          // By index: the lines of a placed order keep their places
          <Line
            key={index}
            className={styles.item}
            amount={formatAmount(item.amount, item.unit)}
            name={item.name}
            choices={choiceTexts(item)}
            price={shownPrice({ ...item, cents: item.gross, model: priceModelOf(item) }, currency)}
          />
        ))}
      </ul>
      <Totals order={order} currency={currency} />
      <GoalNote order={order} />
    </section>
  )
}

type Said = { label: string; text: (order: PublicOrder, now: Temporal.Instant) => string | null }

const said: Readonly<Record<SaidName, Said>> = {
  appointmentDate: { label: 'Termin', text: appointmentText },
  paymentMethod: { label: 'Zahlung', text: paymentText },
  comment: { label: 'Kommentar', text: ({ comment }) => comment },
}

function Totals({ order, currency }: { order: PublicOrder; currency: string }) {
  const donatee = useDonateeName(order)
  const money = (cents: number) => formatMoney(cents, currency)
  const isPriceHidden = holdsHiddenPrice(order.items)
  const about = (cents: number) => shownTotal({ ...order, isPriceHidden, cents }, currency)
  const net = sumCents(order.taxes.map((tax) => tax.net))
  const rows = [
    order.isDelivery && {
      label: 'Lieferkosten',
      value: order.deliveryGross === 0 ? 'kostenlos' : money(order.deliveryGross),
    },
    order.donation > 0 && {
      label: donatee ? `Spende an ${donatee}` : 'Spende',
      value: money(order.donation),
    },
    ...(isPriceHidden
      ? []
      : [
          { label: 'Netto', value: about(net) },
          ...order.taxes.map(({ taxRate, tax }) => ({
            label: `USt. ${formatTaxRate(taxRate)}`,
            value: about(tax),
          })),
        ]),
  ]

  return (
    <Rows>
      {rows.map((row) => row && <Row key={row.label} className="quiet" {...row} />)}
      <TotalRow value={about(order.total)} />
    </Rows>
  )
}

function choiceTexts(item: OrderItem): string[] {
  const bundle = item.bundleItems.map(({ name, amount }) => `${amount.toLocaleString('de-DE')} × ${name}`)
  const parts = item.parts.flatMap(({ name, options, text, uploads }) => {
    if (options.length > 0) return [`${name}: ${options.map((option) => option.name).join(', ')}`]
    if (text) return [`${name}: ${text}`]
    return uploads.length > 0
      ? [`${name}: ${uploads.length === 1 ? 'eine Datei' : `${uploads.length} Dateien`}`]
      : []
  })

  return [...soldTexts(item), ...bundle, ...parts]
}

function appointmentText(
  { appointmentDate, isQuotation, branch }: PublicOrder,
  now: Temporal.Instant,
): string {
  if (appointmentDate === null)
    return isQuotation ? appointmentTexts.noEntry : appointmentTexts.asSoonAsPossible

  return formatAppointment(Temporal.Instant.from(appointmentDate), now, branch.timeZone)
}

function paymentText({ paymentMethod, paymentStatus }: PublicOrder): string {
  const label = paymentMethodLabels[paymentMethod]

  return isPaidOnline(paymentMethod) ? `${label}: ${paymentStatusLabels[paymentStatus]}` : label
}
