'use client'

import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { soldOutName } from '#domain/ordering/sold-out.texts.ts'
import { isOrderEnded } from '#domain/ordering/order-status.ts'
import type { OrderDetails, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action } from '#plugins/desk/kit.port.ts'

import { itemDetails } from '#domain/ordering/item-details.ts'
import { ChangeLine } from './change-line.tsx'
import styles from './order-lines.module.css'
import { SoldOutSpans } from './sold-out-spans.tsx'
import { amountOf } from '#domain/ordering/order-words.texts.ts'

type LinesProps = {
  order: Pick<StaffOrder, 'id' | 'branch' | 'version' | 'status' | 'items'>
  files: OrderDetails['files']
  onChanged: () => void
}

/** What is to be made, with every wish on a line of its own and the files that came with it; each line can be changed. */
export function OrderLines({ order, files, onChanged }: LinesProps) {
  const [open, setOpen] = useState<{ line: number; for: 'change' | 'sold-out' } | null>(null)
  const isChangeable = !isOrderEnded(order.status)
  const close = () => setOpen(null)

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
            {isChangeable && open?.line !== index && (
              <span className={styles.ways}>
                <Action
                  look="quiet"
                  aria-label={`${item.name} ändern`}
                  onClick={() => setOpen({ line: index, for: 'change' })}
                >
                  Ändern
                </Action>
                {item.product && (
                  <Action
                    look="quiet"
                    aria-label={`${item.name}: ausverkauft`}
                    onClick={() => setOpen({ line: index, for: 'sold-out' })}
                  >
                    Ausverkauft
                  </Action>
                )}
              </span>
            )}
          </div>
          <span className={styles.price}>{formatMoney(item.gross)}</span>
          {isChangeable && open?.line === index && (
            <div className={styles.below}>
              {open.for === 'change' ? (
                <ChangeLine {...{ order, index, item, onChanged }} onClose={close} />
              ) : (
                <LineSoldOut branch={order.branch} item={item} onClose={close} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What of this line is not to be had any more, so that nobody else orders it. */
function LineSoldOut({ branch, item, onClose }: { branch: string; item: OrderItem; onClose: () => void }) {
  const options = item.parts.flatMap((part) => part.options)

  return (
    <>
      <p className={styles.detail}>Was ist ausverkauft, und wie lange?</p>
      <SoldOutSpans {...{ branch, onDone: onClose }} product={item.product} option={null} name={item.name} />
      {options.map(({ id, name }) => (
        <SoldOutSpans
          key={id}
          {...{ branch, onDone: onClose }}
          product={item.product}
          option={id}
          name={soldOutName({ productName: item.name, optionName: name })}
        />
      ))}
      <Action look="quiet" onClick={onClose}>
        Abbrechen
      </Action>
    </>
  )
}

const filesOf = ({ parts }: OrderItem, files: OrderDetails['files']) =>
  files.filter(({ id }) => parts.some(({ uploads }) => uploads.includes(id)))
