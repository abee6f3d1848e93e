import { useState } from 'react'

import { arrange, type BoardColumn } from '#domain/ordering/order-board.ts'
import { boardColumnLabels, boardLaneLabels } from '#domain/ordering/order-board.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { kindOf, nameOf, stateOf } from '#domain/ordering/order-words.texts.ts'

import { Key } from '../design/key.tsx'
import { OrderCard, type CardProps } from './order-card.tsx'
import styles from './order-columns.module.css'

type Props = Pick<CardProps, 'place' | 'now' | 'onOpen' | 'onMove'> & {
  orders: readonly StaffOrder[]
  underway: ReadonlySet<string>
  /** Whose guests wait too long for an answer. */
  isLate: ReadonlySet<string>
  /** Whether the list was read, so that an empty column says that nothing is there. */
  isReady: boolean
}

const columns = ['new', 'making', 'ready'] as const satisfies readonly BoardColumn[]
const emptyTexts = {
  new: 'Alles beantwortet.',
  making: 'Nichts in Arbeit.',
  ready: 'Nichts steht bereit.',
} as const

/** What the house owes, in three columns; what is done below them. On a telephone one column at a time. */
export function OrderColumns({ orders, underway, isLate, isReady, ...shared }: Props) {
  const [shown, setShown] = useState<(typeof columns)[number]>('new')
  const arranged = arrange(orders, shared.now)
  const countOf = (column: BoardColumn) => arranged[column].now.length + arranged[column].later.length

  return (
    <div className={styles.board}>
      <div role="group" aria-label="Spalte" className={styles.tabs}>
        {columns.map((column) => (
          <Key key={column} aria-pressed={shown === column} onClick={() => setShown(column)}>
            {boardColumnLabels[column]} {countOf(column)}
          </Key>
        ))}
      </div>
      <div className={styles.columns}>
        {columns.map((column) => (
          <section
            key={column}
            aria-label={`${boardColumnLabels[column]} ${countOf(column)}`}
            className={styles.column}
            data-shown={shown === column || undefined}
          >
            <h2 className={styles.title}>
              {boardColumnLabels[column]} <b>{countOf(column)}</b>
            </h2>
            <div className={styles.cards}>
              {isReady && countOf(column) === 0 && <p className={styles.empty}>{emptyTexts[column]}</p>}
              {(['now', 'later'] as const).map((lane) => (
                <Lane key={lane} title={lane === 'later' ? boardLaneLabels.later : null}>
                  {arranged[column][lane].map((order) => (
                    <OrderCard
                      key={order.id}
                      order={order}
                      {...shared}
                      isUnderway={underway.has(order.id)}
                      isLate={isLate.has(order.id)}
                    />
                  ))}
                </Lane>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Done orders={arranged.done.now} onOpen={shared.onOpen} isOpen={shared.place.screen === 'backoffice'} />
    </div>
  )
}

function Lane({ title, children }: { title: string | null; children: React.ReactNode[] }) {
  if (children.length === 0) return null

  return (
    <>
      {title && <h3 className={styles.lane}>{title}</h3>}
      {children}
    </>
  )
}

type DoneProps = Pick<Props, 'orders' | 'onOpen'> & { isOpen: boolean }

function Done({ orders, onOpen, isOpen }: DoneProps) {
  if (orders.length === 0) return null

  return (
    <details className={styles.done} open={isOpen}>
      <summary>
        {boardColumnLabels.done} <b>{orders.length}</b>
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" onClick={() => onOpen(order.id)}>
              <strong>{order.ticketNumber}</strong>
              <span>{nameOf(order)}</span>
              <span>{kindOf(order)}</span>
              <span>{stateOf(order)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
