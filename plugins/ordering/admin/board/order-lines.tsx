'use client'

import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import type { OrderDetails, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { itemDetails } from '#domain/ordering/item-details.ts'
import { ChangeLine } from './change-line.tsx'
import styles from './order-lines.module.css'
import { amountOf } from '#domain/ordering/order-words.texts.ts'

type LinesProps = {
  order: Pick<StaffOrder, 'id' | 'version' | 'status' | 'items'>
  files: OrderDetails['files']
  onChanged: () => void
}

/** What is to be made, with every wish on a line of its own and the files that came with it; each line can be changed. */
export function OrderLines({ order, files, onChanged }: LinesProps) {
  const [changing, setChanging] = useState<number | null>(null)
  const isChangeable = !isOrderEnded(order.status)

  return (
    <ul aria-label="Positionen" className={styles.lines}>
      {order.items.map((item, index) => (
        // The same product may stand in two lines.
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
            {isChangeable && changing !== index && (
              <Action
                look="quiet"
                className={styles.change}
                aria-label={`${item.name} ändern`}
                onClick={() => setChanging(index)}
              >
                Ändern
              </Action>
            )}
          </div>
          <span className={styles.price}>{formatMoney(item.gross)}</span>
          {isChangeable && changing === index && (
            <ChangeLine {...{ order, index, item, onChanged }} onClose={() => setChanging(null)} />
          )}
        </li>
      ))}
    </ul>
  )
}

const filesOf = ({ parts }: OrderItem, files: OrderDetails['files']) =>
  files.filter(({ id }) => parts.some(({ uploads }) => uploads.includes(id)))
