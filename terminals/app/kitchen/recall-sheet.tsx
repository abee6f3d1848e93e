import { givenOutStatuses, isInKitchen } from '#domain/ordering/kitchen-lines.ts'
import { amountOf, kindOf, stateOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { Key } from '../design/key.tsx'
import { Sheet } from '../shell/sheet.tsx'
import styles from './recall-sheet.module.css'

type Props = {
  orders: readonly StaffOrder[]
  onRecall: (order: StaffOrder) => void
  onClose: () => void
}

/** What was given out last, to be made again where something was wrong with it. */
export function RecallSheet({ orders, onRecall, onClose }: Props) {
  return (
    <Sheet title="Zurückholen" onClose={onClose}>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.ticketNumber}</strong>
            <span>
              <b>{`${kindOf(order)} · ${stateOf(order)}`}</b>
              <span>{order.items.map((item) => `${amountOf(item)} ${item.name}`).join(', ')}</span>
            </span>
            <Key
              aria-label={`Nr. ${order.ticketNumber}: Zurückholen`}
              onClick={() => {
                onRecall(order)
                onClose()
              }}
            >
              Zurückholen
            </Key>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** What can be got back: given out, what was given out here last in front. */
export function recallable(
  orders: readonly StaffOrder[],
  bumped: readonly string[],
  lately: readonly StaffOrder[],
): StaffOrder[] {
  const known = new Map([...lately, ...orders].map((order) => [order.id, order]))

  return [...new Set([...bumped, ...lately.map(({ id }) => id)])].flatMap((id) => {
    const order = known.get(id)
    const isOut = order && givenOutStatuses.some((status) => status === order.status)
    return isOut && !isInKitchen(order) ? [order] : []
  })
}
