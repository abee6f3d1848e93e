'use client'

import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { amountOf } from '#domain/ordering/order-words.texts.ts'
import { itemDetails } from '#domain/ordering/item-details.ts'
import styles from './order-panel.module.css'

/** What is to be made, large, with every wish on a line of its own. */
export function OrderItems({ items }: { items: OrderItem[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item, index) => (
        // Lines keep their places, and the same product may stand in two lines.
        <li key={`${item.product}-${index}`}>
          <strong className={styles.amount}>{amountOf(item)}</strong>
          <span>
            <strong>{item.name}</strong>
            {itemDetails(item).map((detail) => (
              <span className={styles.detail} key={detail}>
                {detail}
              </span>
            ))}
          </span>
          <span className={styles.price}>{formatMoney(item.gross)}</span>
        </li>
      ))}
    </ul>
  )
}
