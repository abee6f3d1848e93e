import { amountOf } from '#domain/ordering/order-words.texts.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'

import { Icon } from '../design/icon.tsx'
import type { TicketLine as Line } from './tickets.ts'
import { wishesOf } from './ticket-wishes.ts'
import styles from './ticket-line.module.css'

type Props = {
  line: Line
  /** What it said before somebody changed it. */
  before: string | undefined
  isNew: boolean
  onToggle: () => void
}

/** A line of a ticket: pressed when it is made, and once more when it was not. */
export function TicketLine({ line: { item, left }, before, isNew, onToggle }: Props) {
  const { options, words, allergens } = wishesOf(item)
  const isMade = left === 0
  const isPartly = !isMade && left < item.amount

  return (
    <li>
      <button type="button" className={styles.line} aria-pressed={isMade} onClick={onToggle}>
        <span className={styles.amount}>
          {isMade && <Icon name="check" />}
          <span className={isMade ? 'visually-hidden' : undefined}>
            {amountOf(isMade ? item : leftItem(item, left))}
          </span>
        </span>
        <span className={styles.what}>
          <strong>{item.name}</strong>
          {isPartly && <span className={styles.more}>noch {amountOf(leftItem(item, left))}</span>}
          {isNew && <span className={styles.more}>Neu dazugekommen</span>}
          {before && <span className={styles.more}>Vorher: {before}</span>}
          {options.map((option) => (
            <span key={option}>{option}</span>
          ))}
          {words.map((word) => (
            <span key={word} className={styles.words}>
              {word}
            </span>
          ))}
          {allergens && <small>{allergens}</small>}
        </span>
      </button>
    </li>
  )
}

const leftItem = (item: OrderItem, left: number): OrderItem => ({ ...item, amount: left })
