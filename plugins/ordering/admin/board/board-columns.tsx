'use client'

import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'

import {
  arrange,
  type BoardColumn,
  boardColumns,
  type BoardLane,
  type BoardLanes,
} from '#domain/ordering/order-board.ts'
import { boardColumnLabels, boardLaneLabels, viewersText } from '#domain/ordering/order-board.texts.ts'
import { isAnswerOverdue, type MissedRule, usualMissedRule } from '#domain/ordering/missed-orders.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import styles from './board-columns.module.css'
import { cardBeside } from './card-beside.ts'
import { OrderCard } from './order-card.tsx'
import { useCardDrag } from './use-card-drag.ts'

export type BoardBranch = { id: string; name: string; timeZone: string; missedRule: MissedRule }

type ColumnsProps = {
  orders: readonly StaffOrder[]
  /** How many are open besides. */
  more: number
  branches: readonly BoardBranch[]
  timeZone: string
  now: Temporal.Instant
  openId: string | null
  underway: ReadonlyMap<string, OrderStatus>
  /** The names of colleagues who have an order open. */
  viewersOf: (id: string) => string[]
  onOpen: (order: StaffOrder) => void
  onStep: (order: StaffOrder, action: StaffAction) => void
}

/** The orders by where they stand. One moves on by its button, by being dragged to another column, or by keys alone. */
export function BoardColumns({ orders, more, ...props }: ColumnsProps) {
  const { now, openId, onStep } = props
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const [active, setActive] = useState<string | null>(null)
  const drag = useCardDrag({ place, orders, onStep })
  const columns = arrange(orders, now)
  const isShown = (id: string | null) => orders.some((order) => order.id === id)
  const first = boardColumns.flatMap((column) => [...columns[column].now, ...columns[column].later])[0]
  const activeId = [active, openId].find(isShown) ?? first?.id ?? null
  const walk = (event: KeyboardEvent) => {
    const next = cardBeside(event.key, { columns, id: activeId })
    if (!next) return
    event.preventDefault()
    setActive(next)
    place.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus()
  }
  const onKey = useLatest(walk)

  return (
    <div className={styles.frame}>
      <div
        ref={place}
        role="group"
        aria-label="Bestellungen nach Stand"
        aria-describedby={hint}
        className={styles.board}
        data-empty={orders.length === 0 || undefined}
      >
        {boardColumns.map((column) => (
          <Column
            key={column}
            {...props}
            column={column}
            lanes={columns[column]}
            activeId={activeId}
            isOver={drag.over === column}
            takes={drag.takes(column)}
            onActive={setActive}
            onKey={onKey}
          />
        ))}
      </div>
      {more > 0 && <p role="status">{`${more} weitere offene Bestellungen stehen im Verlauf.`}</p>}
      <p id={hint} className={styles.hint}>
        Pfeiltasten führen von Karte zu Karte, Eingabe öffnet eine, Tabulator führt zu ihrem Knopf.
      </p>
    </div>
  )
}

/** The same function for ever, which does what was meant last: cards are not drawn anew for it. */
function useLatest(walk: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  const latest = useRef(walk)
  useEffect(() => {
    latest.current = walk
  })

  return useCallback((event) => latest.current(event), [])
}

type LaneProps = Omit<ColumnsProps, 'orders' | 'more'> & {
  column: BoardColumn
  lanes: BoardLanes
  activeId: string | null
  onActive: (id: string) => void
  onKey: (event: KeyboardEvent) => void
}

function Column({ isOver, takes, ...props }: LaneProps & { isOver: boolean; takes: boolean }) {
  const id = useId()
  const { column, lanes } = props
  const count = lanes.now.length + lanes.later.length

  return (
    <section
      aria-labelledby={id}
      className={styles.column}
      data-column={column}
      data-takes={takes || undefined}
      data-over={isOver || undefined}
    >
      <h2 id={id}>
        {boardColumnLabels[column]} <span className={styles.count}>{count}</span>
      </h2>
      <Lane {...props} lane="now" />
      <Lane {...props} lane="later" />
      {count === 0 && <p className={styles.empty}>{emptyTexts[column]}</p>}
    </section>
  )
}

function Lane({
  lane,
  lanes,
  branches,
  timeZone,
  underway,
  viewersOf,
  ...props
}: LaneProps & { lane: BoardLane }) {
  const orders = lanes[lane]
  if (orders.length === 0) return null
  const isNamed = lanes.later.length > 0
  const branchOf = ({ branch }: StaffOrder) => branches.find(({ id }) => id === branch)

  return (
    <div className={styles.lane} data-lane={lane}>
      {isNamed && <h3>{boardLaneLabels[lane]}</h3>}
      <ol>
        {orders.map((order) => (
          <li key={order.id} draggable={props.column !== 'done'} data-dragged={order.id}>
            <OrderCard
              order={order}
              now={props.now}
              timeZone={branchOf(order)?.timeZone ?? timeZone}
              isOverdue={isAnswerOverdue(order, branchOf(order)?.missedRule ?? usualMissedRule, props.now)}
              branch={branches.length > 1 ? (branchOf(order)?.name ?? null) : null}
              isOpen={props.openId === order.id}
              isActive={props.activeId === order.id}
              isUnderway={underway.has(order.id)}
              viewers={viewersText(viewersOf(order.id))}
              onActive={props.onActive}
              onKey={props.onKey}
              onOpen={props.onOpen}
              onStep={props.onStep}
            />
          </li>
        ))}
      </ol>
    </div>
  )
}

const emptyTexts: Readonly<Record<BoardColumn, string>> = {
  new: 'Alles beantwortet.',
  making: 'Gerade wird nichts zubereitet.',
  ready: 'Nichts wartet auf den Gast.',
  done: 'Hierher ziehen, was übergeben ist.',
}
