import { memo } from 'react'

import { guestWords } from '#domain/ordering/guest-words.ts'
import type { Urgency } from '#domain/ordering/kitchen-timing.ts'
import { kindOf, nameOf } from '#domain/ordering/order-words.texts.ts'
import { formatTime } from '#domain/time/format.ts'

import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'
import { useHouse } from '../shell/house.ts'
import { hasAllMade, type Ticket, type TicketLine as Line, timerText } from './tickets.ts'
import type { LineChanges } from './seen-lines.ts'
import styles from './ticket-card.module.css'
import { TicketLine } from './ticket-line.tsx'

type Props = {
  ticket: Ticket
  now: Temporal.Instant
  /** By which key it is chosen, from 1 on; only the first nine have one. */
  place: number
  isSelected: boolean
  isUnderway: boolean
  changes: LineChanges | null
  onSeen: (id: string) => void
  onToggle: (ticket: Ticket, line: Line) => void
  onBump: (ticket: Ticket) => void
}

/** What a colour says is said by a shape as well. */
const urgencyShapes: Readonly<Record<Urgency, string>> = { later: '○', fresh: '●', soon: '▲', late: '■' }

/** One order for the kitchen: which, until when, and its lines, each of which is pressed when it is made. */
export const TicketCard = memo(function TicketCard({ ticket, now, place, ...props }: Props) {
  const { order, urgency, readyBy, lines, elsewhere } = ticket
  const { timeZone } = useHouse()
  const { changes, isSelected, isUnderway, onSeen, onToggle, onBump } = props
  const words = guestWords(order)
  const bumpText = hasAllMade(ticket) ? 'Alles gemacht – fertig' : 'Fertig'

  return (
    <article
      aria-label={`Nr. ${order.ticketNumber}`}
      className={styles.ticket}
      data-urgency={urgency}
      data-selected={isSelected || undefined}
      data-underway={isUnderway || undefined}
    >
      <header className={styles.head}>
        <strong className={styles.number}>{order.ticketNumber}</strong>
        <span className={styles.kind}>
          <b>{kindOf(order)}</b> {nameOf(order)}
        </span>
        <span className={styles.timer}>
          <b>
            <span aria-hidden="true">{urgencyShapes[urgency]}</span> {timerText(ticket, now)}
          </b>
          <span>bis {formatTime(readyBy, timeZone)}</span>
        </span>
        {place <= 9 && (
          <kbd className={styles.place} aria-hidden="true">
            {place}
          </kbd>
        )}
      </header>
      {order.kitchen?.recalledAt && <p className={styles.back}>Zurückgeholt – noch einmal machen</p>}
      {[...words, ...(order.internalNote ? [`Team: ${order.internalNote}`] : [])].map((word) => (
        <p key={word} className={styles.note}>
          <Icon name="warning" />
          {word}
        </p>
      ))}
      {changes && (
        <div role="alert" className={styles.changed}>
          <p>
            <b>Geändert.</b> {changes.gone.length > 0 && `Entfällt: ${changes.gone.join('; ')}`}
          </p>
          <Key onClick={() => onSeen(order.id)}>Gesehen</Key>
        </div>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <TicketLine
            key={line.line}
            line={line}
            before={changes?.changed.get(line.line)}
            isNew={changes?.added.has(line.line) ?? false}
            onToggle={() => onToggle(ticket, line)}
          />
        ))}
      </ul>
      {elsewhere > 0 && (
        <p className={styles.elsewhere}>
          {elsewhere === 1 ? 'Eine Position' : `${elsewhere} Positionen`} macht eine andere Station.
        </p>
      )}
      <Key
        look={hasAllMade(ticket) ? 'go' : 'plain'}
        isWide
        aria-label={`Nr. ${order.ticketNumber}: ${bumpText}`}
        onClick={() => onBump(ticket)}
      >
        {bumpText}
      </Key>
    </article>
  )
})
