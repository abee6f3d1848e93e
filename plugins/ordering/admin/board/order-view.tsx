'use client'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { besidesOf } from '#domain/ordering/order-besides.ts'
import { staffOrderTypeLabels, orderChannelLabels } from '#domain/ordering/order-terms.texts.ts'
import { isTakenByStaff } from '#domain/ordering/placed-status.ts'
import type { OrderDetails, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { receiptTaxes } from '#domain/ordering/vouchers/taxed-already.ts'
import { taxedBeforeText } from '#domain/ordering/vouchers/voucher.texts.ts'
import { Guarded, StatusPill } from '#plugins/desk/kit.port.ts'
import { OrderSlips } from '#plugins/printing/slips.port.ts'

import { momentWords } from '#domain/time/moment-words.ts'
import { OrderActions } from '../order-actions.tsx'
import { OrderContact } from '../order-contact.tsx'
import { OrderHistory } from '../order-history.tsx'
import { QuotationPart } from '../quotation/quotation-part.tsx'
import { EarlierOrders } from './earlier-orders.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNote } from './order-note.tsx'
import { ResendMail } from './resend-mail.tsx'
import { PaymentState } from './payment-state.tsx'
import { orderText } from './order-text.ts'
import styles from './order-view.module.css'
import { stateOf } from '#domain/ordering/order-words.texts.ts'
import { statusTones } from './status-tones.ts'
import type { MoveOrder } from './use-board-moves.ts'

type ViewProps = {
  order: StaffOrder
  details: OrderDetails
  branchName: string | null
  timeZone: string
  home: string
  move: MoveOrder
  isUnderway: boolean
  /** Who else has it open. */
  viewers: readonly string[]
  reload: () => void
}

/** All of one order: what can be done, what is to be made, for whom, for how much, and what happened so far. */
export function OrderView({ order, details, timeZone, move, isUnderway, ...props }: ViewProps) {
  const { earlier, files, guestPath } = details

  return (
    <div className={styles.view}>
      <div className={styles.facts}>
        <span role="status">
          <StatusPill tone={statusTones[order.status]}>{stateOf(order)}</StatusPill>
        </span>
        <strong className={styles.headline}>{headlineOf(order, timeZone)}</strong>
        <span role="status" className={styles.viewers}>
          {props.viewers.length > 0 && `Auch hier: ${props.viewers.join(', ')}`}
        </span>
        {factsOf(order, { ...props, timeZone }).map((fact) => (
          <span key={fact} className={styles.quiet}>
            {fact}
          </span>
        ))}
      </div>
      <OrderActions
        order={order}
        timeZone={timeZone}
        isBusy={isUnderway}
        move={(action, request) => move(order, action, request)}
      />
      {guestWords(order).map((line) => (
        <blockquote key={line} className={styles.comment}>
          {line}
        </blockquote>
      ))}
      <Guarded data="product">
        <OrderLines order={order} files={files} onChanged={props.reload} />
      </Guarded>
      {order.isQuotation && <QuotationPart order={order} timeZone={timeZone} onChanged={props.reload} />}
      <Sums
        order={order}
        payments={details.payments}
        refundUnderway={details.refundUnderway}
        isTipEnabled={details.isTipEnabled}
        methods={details.methods}
        timeZone={timeZone}
        onChanged={props.reload}
      />
      <OrderSlips order={order.id} payments={details.payments} />
      <section aria-label="Gast">
        <h3>Gast</h3>
        <Guarded data="customer">
          <address className={styles.contact}>
            <OrderContact contact={order} type={order.type} />
          </address>
          <EarlierOrders earlier={earlier} timeZone={timeZone} />
        </Guarded>
      </section>
      <OrderNote key={order.internalNote} order={order} onSaved={props.reload} />
      <OrderHistory order={order} timeZone={timeZone} />
      <p className={styles.ways}>
        <a href={`${props.home}/collections/orders/${order.id}`}>Im Formular öffnen</a>
        <a href={guestPath} target="_blank" rel="noreferrer">
          Statusseite des Gasts
        </a>
        <CopyButton size="small" text={orderText(order, timeZone)} />
        <ResendMail order={order} />
      </p>
    </div>
  )
}

type SumsProps = {
  order: StaffOrder
  payments: OrderDetails['payments']
  refundUnderway: number
  isTipEnabled: boolean
  methods: OrderDetails['methods']
  timeZone: string
  onChanged: () => void
}

function Sums({ order, onChanged, ...ledger }: SumsProps) {
  const rows = [['Speisen und Waren', order.goodsGross] as const, ...besidesOf(order)]

  return (
    <section aria-label="Betrag">
      <dl className={styles.sums}>
        {rows.map(([label, cents], index) => (
          // Two discounts may be called the same.
          <div key={`${label} ${index}`}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Gesamt</dt>
          <dd>
            {order.isEstimated && 'ca. '}
            {formatMoney(order.total)}
          </dd>
        </div>
        {order.voucherPaid > 0 && (
          <div>
            <dt>Mit Gutschein bezahlt</dt>
            <dd>{formatMoney(-order.voucherPaid)}</dd>
          </div>
        )}
        {taxRowsOf(order).map(([label, cents]) => (
          <div key={label} className={styles.quiet}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <PaymentState order={order} {...ledger} onChanged={onChanged} />
    </section>
  )
}

function taxRowsOf(order: StaffOrder): [label: string, cents: number][] {
  const { taxed, before } = receiptTaxes(order)

  return [
    ...taxed.map(({ taxRate, net, tax }): [string, number] => [
      `darin ${(taxRate / 100).toLocaleString('de-AT')} % USt. von ${formatMoney(net)} netto`,
      tax,
    ]),
    ...before.map(({ taxRate, gross }): [string, number] => [taxedBeforeText(taxRate), gross]),
  ]
}

const headlineOf = ({ type, tableIdentifier, isQuotation, ...order }: StaffOrder, timeZone: string): string =>
  [
    isQuotation ? `Anfrage, ${staffOrderTypeLabels[type]}` : staffOrderTypeLabels[type],
    tableIdentifier && `Tisch ${tableIdentifier}`,
    order.appointmentDate ? momentWords(order.appointmentDate, timeZone) : 'so bald wie möglich',
  ]
    .filter(Boolean)
    .join(' · ')

const channelWords = ({ channel, device }: StaffOrder): string => {
  if (device) return `${orderChannelLabels.kiosk}: ${device}`

  return isTakenByStaff(channel) ? `Aufgenommen: ${orderChannelLabels[channel]}` : ''
}

function factsOf(
  order: StaffOrder,
  { timeZone, branchName }: Pick<ViewProps, 'timeZone' | 'branchName'>,
): string[] {
  const { promisedAt, appointmentDate, counterAppointment, counterAppointmentStatus } = order

  return [
    promisedAt && !appointmentDate ? `Zugesagt ${momentWords(promisedAt, timeZone)}` : '',
    `Bestellt ${momentWords(order.placedAt, timeZone)}`,
    branchName ?? '',
    channelWords(order),
    counterAppointmentStatus === 'open' && counterAppointment
      ? `Gegenvorschlag ${momentWords(counterAppointment, timeZone)}, Antwort offen`
      : '',
    order.rejectionMessage ? `Begründung: ${order.rejectionMessage}` : '',
  ].filter(Boolean)
}
