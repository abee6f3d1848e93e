import { useEffect } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { canMoveOrder } from '#domain/ordering/order-status.ts'
import { isCounterAppointmentAsked } from '#domain/ordering/order-status-counter.ts'
import { guestStatusText } from '#domain/ordering/guest-status.texts.ts'
import { isOrderLost } from '#domain/ordering/order-status.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { promiseText } from '#domain/ordering/promised-time.texts.ts'
import { notePaid } from '../cart/paying-carts.ts'
import { useNow } from '../shop/use-now.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { BranchContact } from './branch-contact.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { ConnectionState } from './connection-state.tsx'
import { CounterAppointment } from './counter-appointment.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderReview } from './order-review.tsx'
import { PayNow } from './pay-now.tsx'
import { QuotationPart } from './quotation-part.tsx'
import styles from './status-page.module.css'
import { Ticket } from './ticket.tsx'
import { Timeline } from './timeline.tsx'
import { useGuestMove } from './use-guest-move.ts'
import { trackPaid } from './track-paid.ts'
import { useLiveOrder } from './use-live-order.ts'

/** Spec: storefront 2, status page. */
export function StatusPage({ initial, at }: { initial: PublicOrder; at: string }) {
  const { order, connection, setOrder } = useLiveOrder(initial)
  const guest = useGuestMove(order, setOrder)
  const now = useNow(at)
  const isAsked = isCounterAppointmentAsked(order)
  const { heading, message } = guestStatusText(order, now)
  const promisedAt = openPromise(order)
  const isPaidFor = order.status !== 'awaiting-payment' && order.status !== 'failed'
  const isLost = isOrderLost(order.status)
  useEffect(() => {
    // Who cancels before having paid leaves the state of waiting as well.
    if (isPaidFor && notePaid(order.uid) && !isLost) trackPaid()
  }, [isPaidFor, isLost, order.uid])

  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.intro}>
        <p className={styles.branch}>{order.branch.name}</p>
        <h1>{heading}</h1>
        <div aria-live="polite" className={styles.message}>
          <p>{message}</p>
          {promisedAt && (
            <p className={styles.promise}>
              {promiseText({ at: promisedAt, orderType: order.type }, now, order.branch.timeZone)}
            </p>
          )}
          {order.rejectionMessage && <p className={styles.reason}>„{order.rejectionMessage}“</p>}
        </div>
        <ConnectionState connection={connection} />
        <ArrivalNotice />
      </header>

      <Ticket order={order} />

      <div className={styles.progress}>
        {order.status === 'awaiting-payment' && <PayNow order={order} guest={guest} />}
        {isAsked && <CounterAppointment order={order} now={now} guest={guest} />}
        <QuotationPart order={order} now={now} guest={guest} />
        <OrderReview order={order} onOrder={setOrder} />
        <Timeline order={order} />
        {!isAsked && canMoveOrder(order, 'cancel', 'guest') && <CancelOrder order={order} guest={guest} />}
        <OrderActions order={order} now={now} />
        <BranchContact branch={order.branch} />
      </div>

      <OrderDetails order={order} now={now} />
      <div className={styles.install} data-install-place />
    </div>
  )
}
