import { itemDetails } from '#domain/ordering/item-details.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { amountOf } from '#domain/ordering/order-words.texts.ts'

import styles from './order-lines.module.css'

/** What is to be made, with every wish on a line of its own. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul aria-label="Positionen" className={styles.lines}>
      {items.map((item, index) => (
        // The same product may stand in two lines.
        <li key={`${item.product}-${index}`}>
          <strong>{amountOf(item)}</strong>
          <span>
            <strong>{item.name}</strong>
            {itemDetails(item).map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}
