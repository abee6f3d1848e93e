import { useState } from 'react'

import { formatTime } from '#domain/time/format.ts'

import { OrderLines } from '../orders/order-lines.tsx'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import { Sheet } from '../shell/sheet.tsx'
import styles from './later-strip.module.css'
import type { Ticket } from './tickets.ts'

type Props = { tickets: readonly Ticket[]; onBump: (ticket: Ticket) => void }

/** What nobody has to begin yet, each with when to begin. */
export function LaterStrip({ tickets, onBump }: Props) {
  const { timeZone } = useHouse()
  const [openId, setOpenId] = useState<string | null>(null)
  const open = tickets.find(({ order }) => order.id === openId)
  if (tickets.length === 0) return null

  return (
    <section aria-label="Später" className={styles.strip}>
      <h2>Später</h2>
      {tickets.map(({ order, startAt, lines }) => (
        <Key key={order.id} onClick={() => setOpenId(order.id)}>
          <b>{order.ticketNumber}</b>
          <span>
            ab {formatTime(startAt, timeZone)}
            <small>{lines.length === 1 ? '1 Position' : `${lines.length} Positionen`}</small>
          </span>
        </Key>
      ))}
      {open && (
        <Sheet
          title={`Nr. ${open.order.ticketNumber}, ab ${formatTime(open.startAt, timeZone)}`}
          onClose={() => setOpenId(null)}
          foot={
            <Key
              look="go"
              isWide
              onClick={() => {
                onBump(open)
                setOpenId(null)
              }}
            >
              Ist schon fertig
            </Key>
          }
        >
          <OrderLines items={open.lines.map(({ item }) => item)} />
        </Sheet>
      )}
    </section>
  )
}
