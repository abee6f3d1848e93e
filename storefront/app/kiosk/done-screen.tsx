import { useEffect, useEffectEvent, useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { kioskTimes } from '#domain/ordering/kiosk-idle.ts'
import { discountLabel } from '#domain/ordering/discounts/discounts.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { openPromise } from '#domain/ordering/promised-time.ts'
import { promiseText } from '#domain/ordering/promised-time.texts.ts'
import { holdsHiddenPrice } from '#domain/ordering/shown-price.ts'
import { ticketLabel } from '#domain/ordering/ticket.ts'
import { atCounter } from '../checkout/payment-texts.ts'
import { useShell } from '../shell/shell-view.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './done-screen.module.css'
import { HouseSign } from './house-sign.tsx'

type DoneScreenProps = { order: PublicOrder; hadArrived: boolean; onClose: () => void }

/** Who sends with two presses must not close what they wait for. */
const deafForMs = 1500

/** The number, to be read from a few steps away, until it is touched or its time is over. */
export function DoneScreen({ order, hadArrived, onClose }: DoneScreenProps) {
  const { disableTickets = false, currency = 'EUR' } = useShell()?.settings ?? {}
  const promisedAt = openPromise(order)
  const { isDeaf, secondsLeft } = useTimeLeft(onClose)

  return (
    <div className={styles.screen} onPointerDown={isDeaf ? undefined : onClose}>
      <HouseSign />
      <div className={styles.words} role="status">
        <h1>Vielen Dank für Ihre Bestellung!</h1>
        <p className={styles.label}>{ticketLabel({ disableTickets })}</p>
        <p className={styles.number}>{order.ticketNumber}</p>
        <p className={styles.remember}>Bitte merken Sie sich Ihre Nummer.</p>
        <p>{atCounter}</p>
        {order.tableIdentifier && <p>Tisch {order.tableIdentifier}</p>}
        {promisedAt && (
          <p>
            {promiseText(
              { at: promisedAt, orderType: order.type },
              Temporal.Now.instant(),
              order.branch.timeZone,
            )}
          </p>
        )}
        {takenOffWords(order, currency).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {hadArrived && (
          <Notice title="Ihre Bestellung war bereits eingegangen">
            <p>Was Sie danach geändert haben, ist nicht enthalten.</p>
          </Notice>
        )}
      </div>
      <Button isWide onClick={onClose}>
        Fertig
        <span className={styles.left} aria-hidden="true">
          {secondsLeft}
        </span>
      </Button>
    </div>
  )
}

/** Whoever pays at the counter knows what they need not. */
const takenOffWords = ({ discounts, items }: PublicOrder, currency: string): string[] =>
  discounts
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) =>
      holdsHiddenPrice(items)
        ? `${discountLabel(name)} ist berücksichtigt.`
        : `${discountLabel(name)}: ${formatMoney(cents, currency)} sind schon abgezogen.`,
    )

function useTimeLeft(onOver: () => void) {
  const [openedAt] = useState(Date.now)
  const [now, setNow] = useState(openedAt)
  const secondsLeft = Math.max(0, Math.ceil(kioskTimes.doneSeconds - (now - openedAt) / 1000))
  const over = useEffectEvent(onOver)

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (secondsLeft === 0) over()
  }, [secondsLeft])

  return { isDeaf: now - openedAt < deafForMs, secondsLeft }
}
