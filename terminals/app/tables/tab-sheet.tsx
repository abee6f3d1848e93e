import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { guestWords } from '#domain/ordering/guest-words.ts'
import { canMoveOrder } from '#domain/ordering/order-status.ts'
import { paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { nameOf, stateOf } from '#domain/ordering/order-words.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { TableTab } from '#domain/ordering/table-tabs.ts'
import { formatTime } from '#domain/time/format.ts'

import { BillOf } from '../bill/bill-of.tsx'
import type { Station } from '../connection/use-station.ts'
import { mayTakePayment } from '../counter/allowed-moves.ts'
import { Key } from '../design/key.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { useHouse } from '../shell/house.ts'
import { Sheet } from '../shell/sheet.tsx'
import { ChooseTable } from './choose-table.tsx'
import styles from './tab-sheet.module.css'
import { roundsText, sinceText, tableName } from './tab-words.ts'

type Props = {
  tab: TableTab
  tabs: readonly TableTab[]
  now: Temporal.Instant
  station: Pick<Station, 'place' | 'person'>
  onMove: (to: TableTab) => void
  onDone: (order: StaffOrder) => void
  onClose: () => void
}

/** What a table has had, round by round, and where it can sit instead. */
export function TabSheet({ tab, tabs, now, station, onMove, onDone, onClose }: Props) {
  const { table, rounds, total, since } = tab
  const [isMoving, setIsMoving] = useState(false)
  const [paying, setPaying] = useState<string | null>(null)
  const paid = rounds.find(({ id }) => id === paying)

  return (
    <Sheet
      at="side"
      title={tableName(table)}
      onClose={onClose}
      foot={
        !isMoving &&
        !paid &&
        rounds.length > 0 && (
          <Key isWide onClick={() => setIsMoving(true)}>
            Umsetzen oder zusammenlegen
          </Key>
        )
      }
    >
      {isMoving ? (
        <ChooseTable
          tabs={tabs.filter((each) => each !== tab && !each.table.id.startsWith('gone:'))}
          onChoose={onMove}
          onBack={() => setIsMoving(false)}
        />
      ) : paid ? (
        <BillOf order={paid} station={station} onBack={() => setPaying(null)} />
      ) : (
        <div className={styles.tab}>
          <p className={styles.sum}>
            <span>
              {roundsText(rounds.length)}
              {since && `, ${sinceText(since, now)}`}
            </span>
            <strong>{formatMoney(total)}</strong>
          </p>
          {rounds.map((order, index) => (
            <Round
              key={order.id}
              order={order}
              count={index + 1}
              onDone={() => onDone(order)}
              onPay={() => setPaying(order.id)}
            />
          ))}
          {rounds.length === 0 && <p>Hier ist nichts mehr offen.</p>}
        </div>
      )}
    </Sheet>
  )
}

type RoundProps = { order: StaffOrder; count: number; onDone: () => void; onPay: () => void }

function Round({ order, count, onDone, onPay }: RoundProps) {
  const { timeZone } = useHouse()

  return (
    <section aria-label={`Runde ${count}`} className={styles.round}>
      <h3>
        <span>
          Runde {count} · Nr. {order.ticketNumber}
          <small>
            {formatTime(Temporal.Instant.from(order.placedAt), timeZone)} Uhr · {nameOf(order)} ·{' '}
            {stateOf(order)} · {paymentStatusLabels[order.paymentStatus]}
          </small>
        </span>
        <b>{formatMoney(order.total)}</b>
      </h3>
      {guestWords(order).map((word) => (
        <p key={word} className={styles.note}>
          {word}
        </p>
      ))}
      <OrderLines items={order.items} />
      {mayTakePayment('tables', order) && (
        <Key aria-label={`Nr. ${order.ticketNumber}: Bezahlen`} onClick={onPay}>
          Bezahlen
        </Key>
      )}
      {canMoveOrder(order, 'completed', 'staff') && (
        <Key aria-label={`Nr. ${order.ticketNumber}: Abschließen`} onClick={onDone}>
          Abschließen
        </Key>
      )}
    </section>
  )
}
