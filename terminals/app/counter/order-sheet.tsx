import { useState } from 'react'

import { openAmount } from '#domain/ordering/vouchers/voucher-payment.ts'
import { formatMoney } from '#domain/money/money.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { addressLines, placeOf } from '#domain/ordering/order-place.ts'
import { orderActionLabels } from '#domain/ordering/order-status.texts.ts'
import { paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { kindOf, nameOf, stateOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { momentWords } from '#domain/time/moment-words.ts'

import { BillOf } from '../bill/bill-of.tsx'
import type { Place } from '../connection/place.ts'
import type { Station } from '../connection/use-station.ts'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import { Sheet } from '../shell/sheet.tsx'
import { mayMove, mayPropose, mayTakePayment } from './allowed-moves.ts'
import { AskReason } from './ask-reason.tsx'
import { moveLabel } from '../orders/move-words.ts'
import { OrderLines } from '../orders/order-lines.tsx'
import styles from './order-sheet.module.css'
import { ProposeTime } from './propose-time.tsx'
import type { Moves } from './use-moves.ts'

type Props = {
  order: StaffOrder
  place: Place
  now: Temporal.Instant
  station: Pick<Station, 'place' | 'person'>
  isUnderway: boolean
  onMove: Moves['move']
  onClose: () => void
}

/** Moves that ask for a word first. */
type Question = 'reject' | 'propose' | 'cancel' | 'pay'

/** All of one order, and all that can be done with it at this screen. */
export function OrderSheet({ order, place, now, station, isUnderway, onMove, onClose }: Props) {
  const { timeZone } = useHouse()
  const [asking, setAsking] = useState<Question | null>(null)
  const move: Moves['move'] = (...press) => {
    onMove(...press)
    onClose()
  }

  return (
    <Sheet
      at="side"
      title={`Nr. ${order.ticketNumber}`}
      onClose={onClose}
      foot={!asking && <Buttons {...{ order, place, move }} onAsk={setAsking} />}
    >
      {asking === 'propose' ? (
        <ProposeTime {...{ order, place, now, move }} onBack={() => setAsking(null)} />
      ) : asking === 'pay' ? (
        <BillOf order={order} station={station} onBack={() => setAsking(null)} />
      ) : asking ? (
        <AskReason action={asking} {...{ order, move }} onBack={() => setAsking(null)} />
      ) : (
        <div className={styles.order}>
          <p className={styles.state}>
            <strong>{stateOf(order)}</strong>
            <span>{kindOf(order)}</span>
            {isUnderway && <span>wird übertragen …</span>}
          </p>
          <p className={styles.when}>{whenText(order, timeZone)}</p>
          {guestWords(order).map((word) => (
            <p key={word} className={styles.note}>
              {word}
            </p>
          ))}
          {order.internalNote && <p className={styles.internal}>Team: {order.internalNote}</p>}
          <OrderLines items={order.items} />
          <p className={styles.total}>
            <span>{paymentText(order)}</span>
            <strong>
              {order.isEstimated && 'ca. '}
              {formatMoney(order.total)}
            </strong>
          </p>
          <Contact order={order} />
          {order.rejectionMessage && <p>Begründung: {order.rejectionMessage}</p>}
        </div>
      )}
    </Sheet>
  )
}

function Contact({ order }: Pick<Props, 'order'>) {
  return (
    <address className={styles.contact}>
      <strong>{nameOf(order)}</strong>
      {order.phone && <span className={styles.phone}>{order.phone}</span>}
      {order.email && <span>{order.email}</span>}
      {addressLines(placeOf(order, order.type === 'delivery')).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

type ButtonsProps = Pick<Props, 'order' | 'place'> & {
  move: Moves['move']
  onAsk: (question: Question) => void
}

function Buttons({ order, place, move, onAsk }: ButtonsProps) {
  const may = (action: StaffAction) => mayMove(place.screen, order, action)
  const steps = (['confirm', 'in-delivery', 'completed'] as const).filter(may)

  return (
    <div className={styles.buttons}>
      {steps.map((action, index) => (
        <Key key={action} look={index === 0 ? 'go' : 'plain'} isWide onClick={() => move(order, action)}>
          {moveLabel(order, action)}
        </Key>
      ))}
      {mayTakePayment(place.screen, order) && <Key onClick={() => onAsk('pay')}>Bezahlen</Key>}
      {mayPropose(place.screen, order) && <Key onClick={() => onAsk('propose')}>Andere Zeit</Key>}
      {may('reject') && (
        <Key look="stop" onClick={() => onAsk('reject')}>
          {orderActionLabels.reject}
        </Key>
      )}
      {may('cancel') && (
        <Key look="stop" onClick={() => onAsk('cancel')}>
          {orderActionLabels.cancel}
        </Key>
      )}
    </div>
  )
}

function whenText(order: StaffOrder, timeZone: string): string {
  const { appointmentDate, promisedAt, placedAt, counterAppointment, counterAppointmentStatus } = order

  return [
    appointmentDate ? `Für ${momentWords(appointmentDate, timeZone)}` : 'So bald wie möglich',
    promisedAt && !appointmentDate && `zugesagt ${momentWords(promisedAt, timeZone)}`,
    counterAppointmentStatus === 'open' &&
      counterAppointment &&
      `vorgeschlagen ${momentWords(counterAppointment, timeZone)}, Antwort offen`,
    `bestellt ${momentWords(placedAt, timeZone)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const paymentText = ({ paymentMethod, paymentStatus, ...order }: StaffOrder): string =>
  [
    paymentMethod && paymentMethodLabels[paymentMethod],
    paymentStatusLabels[paymentStatus],
    order.voucherPaid > 0 && openAmount(order) > 0 && `nach Gutschein ${formatMoney(openAmount(order))}`,
  ]
    .filter(Boolean)
    .join(' · ')
