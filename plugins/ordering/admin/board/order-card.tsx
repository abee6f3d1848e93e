'use client'

import { type KeyboardEvent, memo } from 'react'

import { markOf } from '#domain/people/shown-data.ts'
import { formatMoney } from '#domain/money/money.ts'
import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { kitchenText } from '#domain/ordering/kitchen.texts.ts'
import { minutesLeft, nextStep } from '#domain/ordering/order-board.ts'
import { dueText, waitingText } from '#domain/ordering/order-board.texts.ts'
import { isQuotationOpen } from '#domain/ordering/order-status-quotation.ts'
import { quotationCardText } from '#domain/ordering/quotation.texts.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { orderActionLabels, orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { formatTime } from '#domain/time/format.ts'
import { Action, StatusPill, type Tone } from '#plugins/desk/kit.port.ts'

import styles from './order-card.module.css'
import { amountOf, kindOf, nameOf, stateOf } from '#domain/ordering/order-words.texts.ts'
import { statusTones } from './status-tones.ts'

export type CardProps = {
  order: StaffOrder
  now: Temporal.Instant
  timeZone: string
  /** Named where the board shows several. */
  branch: string | null
  isOpen: boolean
  /** Whether the keys go to it. */
  isActive: boolean
  isUnderway: boolean
  /** Whether its guest waits for an answer longer than the branch wants. */
  isOverdue?: boolean
  /** Who else has it open, in words. */
  viewers?: string
  onActive?: (id: string) => void
  onKey?: (event: KeyboardEvent) => void
  onOpen: (order: StaffOrder) => void
  onStep: (order: StaffOrder, action: StaffAction) => void
}

const mostItems = 4
/** Sooner than this an order has to be at hand. */
const soonMinutes = 5

/** One order at a glance: which, when, what, for whom, and what comes next. */
export const OrderCard = memo(function OrderCard(props: CardProps) {
  const { order, branch, isOpen, isActive, isUnderway, onOpen, onStep } = props
  const { id, ticketNumber, comment, status } = order
  const step = nextStep(order)
  const name = nameOf(order)
  const made = kitchenText(order)
  const offered = quotationCardText(order, props.timeZone, props.now)
  // The guest looks at another price than that of the card.
  const isAsked = isQuotationOpen(order, props.now)

  return (
    <article
      className={styles.card}
      data-status={status}
      data-underway={isUnderway || undefined}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={styles.open}
        data-card={id}
        tabIndex={isActive ? 0 : -1}
        aria-pressed={isOpen}
        onFocus={() => props.onActive?.(id)}
        onKeyDown={props.onKey}
        onClick={() => onOpen(order)}
      >
        <span className={styles.head}>
          <strong className={styles.number}>{ticketNumber}</strong>
          <span className={styles.kind}>{kindOf(order)}</span>
          <TimeOf {...props} />
        </span>
        <span className={`${styles.name} ${markOf('customer')}`}>{name}</span>
        {branch && <span className={styles.quiet}>{branch}</span>}
        {props.viewers && <span className={styles.viewers}>{props.viewers}</span>}
        <span className={`${styles.items} ${markOf('product')}`}>
          {order.items.slice(0, mostItems).map((item, index) => (
            // A snapshot never changes its order, and the same product may stand in two lines.
            <span key={`${item.product}-${index}`}>
              <b>{amountOf(item)}</b> {item.name}
            </span>
          ))}
          {order.items.length > mostItems && <span>und {order.items.length - mostItems} weitere</span>}
        </span>
        {offered && <span className={styles.made}>{offered}</span>}
        {made && <span className={styles.made}>{made}</span>}
        {comment && <span className={styles.comment}>{comment}</span>}
        {order.internalNote && <span className={styles.note}>{order.internalNote}</span>}
      </button>
      <footer className={styles.foot}>
        {!isAsked && <MoneyOf {...order} />}
        {step && (
          <Action
            look={status === 'awaiting' ? 'main' : 'plain'}
            tabIndex={isActive ? 0 : -1}
            disabled={isUnderway}
            aria-label={`Nr. ${ticketNumber}: ${stepLabel(step, order)}`}
            onClick={() => onStep(order, step)}
          >
            {stepLabel(step, order)}
          </Action>
        )}
        {!step && !isAsked && <StatusPill tone={statusTones[status]}>{stateOf(order)}</StatusPill>}
      </footer>
    </article>
  )
})

function MoneyOf(order: StaffOrder) {
  return (
    <span className={styles.money}>
      {order.isEstimated && 'ca. '}
      {formatMoney(order.total)}
      <small>{paidText(order)}</small>
    </span>
  )
}

function TimeOf({ order, now, timeZone, isOverdue }: CardProps) {
  const { status, counterAppointmentStatus, counterAppointment, appointmentDate, promisedAt } = order
  if (isOrderEnded(status)) return null
  if (isQuotationOpen(order, now)) return <StatusPill tone="neutral">Gast ist gefragt</StatusPill>
  if (counterAppointmentStatus === 'open' && counterAppointment)
    return <StatusPill tone="neutral">{`Vorschlag ${clock(counterAppointment, timeZone)}`}</StatusPill>
  const waits = Math.floor((now.epochMilliseconds - Date.parse(order.placedAt)) / 60_000)
  if (status === 'awaiting' && !appointmentDate)
    return <StatusPill tone={isOverdue ? 'wrong' : 'waits'}>{waitingText(waits)}</StatusPill>
  if (!appointmentDate && !promisedAt) return <StatusPill>{waitingText(waits)}</StatusPill>
  const left = minutesLeft(order, now)
  const at = clock(promisedAt ?? appointmentDate ?? '', timeZone)

  return <StatusPill tone={dueTone(left)}>{`${at} · ${dueText(left)}`}</StatusPill>
}

const clock = (at: string, timeZone: string) => formatTime(Temporal.Instant.from(at), timeZone)

const dueTone = (left: number): Tone => (left < 0 ? 'wrong' : left <= soonMinutes ? 'waits' : 'neutral')

const stepLabel = (action: StaffAction, order: StaffOrder): string =>
  action === 'in-delivery' ? orderStepLabel(action, order) : orderActionLabels[action]

/** Whoever hands it over reads what is still to be collected. */
function paidText(order: StaffOrder): string {
  if (order.paymentStatus === 'paid') return 'bezahlt'
  if (order.paymentStatus === 'partly-paid') return 'teilweise bezahlt'
  if (order.paymentStatus !== 'none') return ''

  return order.voucherPaid > 0 ? `offen ${formatMoney(openAmount(order))}` : 'offen'
}
