import { minutesLeft } from '#domain/ordering/order-board.ts'
import { dueText, waitingText } from '#domain/ordering/order-board.texts.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { kitchenText } from '#domain/ordering/kitchen.texts.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import { amountOf, kindOf, nameOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { Place } from '../connection/place.ts'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { stepHere } from './allowed-moves.ts'
import { moveLabel } from '../orders/move-words.ts'
import styles from './order-card.module.css'

export type CardProps = {
  order: StaffOrder
  place: Place
  now: Temporal.Instant
  isUnderway: boolean
  isLate: boolean
  onOpen: (id: string) => void
  onMove: (order: StaffOrder, action: StaffAction) => void
}

const mostItems = 5

/** One order at a glance: which, when, what, for whom, and the one button for what comes next. */
export function OrderCard({ order, place, now, isUnderway, isLate, onOpen, onMove }: CardProps) {
  const step = stepHere(place.screen, order)
  const words = guestWords(order)
  const progress = kitchenText(order)

  return (
    <article
      aria-label={`Nr. ${order.ticketNumber}`}
      className={styles.card}
      data-late={isLate || undefined}
      data-underway={isUnderway || undefined}
    >
      <button type="button" className={styles.open} onClick={() => onOpen(order.id)}>
        <span className={styles.head}>
          <strong className={styles.number}>{order.ticketNumber}</strong>
          <span className={styles.who}>
            <b>{nameOf(order)}</b>
            <span>{kindOf(order)}</span>
          </span>
          <TimeOf {...{ order, now, isLate }} />
        </span>
        <span className={styles.items}>
          {order.items.slice(0, mostItems).map((item, index) => (
            // A snapshot never changes its order, and the same product may stand in two lines.
            <span key={`${item.product}-${index}`}>
              <b>{amountOf(item)}</b> {item.name}
            </span>
          ))}
          {order.items.length > mostItems && <span>und {order.items.length - mostItems} weitere</span>}
        </span>
        {words.map((word) => (
          <span key={word} className={styles.note}>
            <Icon name="note" />
            {word}
          </span>
        ))}
        {progress && <span className={styles.made}>{progress}</span>}
        {isUnderway && <span className={styles.made}>wird übertragen …</span>}
      </button>
      {step && (
        <Key
          look="go"
          isWide
          aria-label={`Nr. ${order.ticketNumber}: ${moveLabel(order, step)}`}
          onClick={() => onMove(order, step)}
        >
          {moveLabel(order, step)}
        </Key>
      )}
    </article>
  )
}

function TimeOf({ order, now, isLate }: Pick<CardProps, 'order' | 'now' | 'isLate'>) {
  if (isOrderEnded(order.status)) return null
  const left = minutesLeft(order, now)
  const waited = Math.floor(now.since(order.placedAt).total('minutes'))
  const isAsking =
    order.status === 'awaiting' &&
    (order.counterAppointmentStatus === 'open' || order.quotationStatus === 'offered')
  const [text, tone] = timeWords()

  function timeWords(): [string, 'late' | 'soon' | 'calm'] {
    if (order.status === 'awaiting' && !order.appointmentDate)
      return [waitingText(waited), isLate ? 'late' : 'soon']
    // Nothing was said to the guest that could pass.
    if (!order.appointmentDate && !order.promisedAt) return [waitingText(waited), 'calm']

    return [dueText(left), left < 0 ? 'late' : left < 5 ? 'soon' : 'calm']
  }

  return (
    <span className={styles.time} data-tone={isAsking ? 'calm' : tone}>
      {isAsking ? 'Gast ist gefragt' : text}
    </span>
  )
}
