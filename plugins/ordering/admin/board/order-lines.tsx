import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { OrderDetails } from '#domain/ordering/staff-orders.contract.ts'

import { itemDetails } from '../item-details.ts'
import styles from './order-lines.module.css'
import { amountOf } from './order-words.ts'

type LinesProps = { items: readonly OrderItem[]; files: OrderDetails['files'] }

/** What is to be made, with every wish on a line of its own and the files that came with it. */
export function OrderLines({ items, files }: LinesProps) {
  return (
    <ul aria-label="Positionen" className={styles.lines}>
      {items.map((item, index) => (
        // A snapshot never changes its order, and the same product may stand in two lines.
        <li key={`${item.product}-${index}`}>
          <strong className={styles.amount}>{amountOf(item)}</strong>
          <div className={styles.what}>
            <strong>{item.name}</strong>
            {itemDetails(item).map((detail) => (
              <span key={detail} className={styles.detail}>
                {detail}
              </span>
            ))}
            {filesOf(item, files).map(({ id, name, url }) => (
              <a key={id} href={url} target="_blank" rel="noreferrer">
                {name}
              </a>
            ))}
          </div>
          <span className={styles.price}>{formatMoney(item.gross)}</span>
        </li>
      ))}
    </ul>
  )
}

const filesOf = ({ parts }: OrderItem, files: OrderDetails['files']) =>
  files.filter(({ id }) => parts.some(({ uploads }) => uploads.includes(id)))
