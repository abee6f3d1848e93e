'use client'

import { useEffect } from 'react'

import { missedReasons, type MissedReason } from '#domain/ordering/missed-orders.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { EmptyState, LoadedView } from '#plugins/desk/kit.port.ts'

import type { BoardBranch } from './board-columns.tsx'
import styles from './missed-list.module.css'
import { OrderCard } from './order-card.tsx'
import type { MoveOrder } from './use-board-moves.ts'
import type { MissedOrders } from './use-missed-orders.ts'

type MissedProps = {
  missed: MissedOrders
  branches: readonly BoardBranch[]
  timeZone: string
  now: Temporal.Instant
  openId: string | null
  underway: ReadonlyMap<string, OrderStatus>
  onOpen: (order: StaffOrder) => void
  move: MoveOrder
}

const labels: Readonly<Record<MissedReason, string>> = {
  unanswered: 'Nicht rechtzeitig beantwortet',
  overdue: 'Zur zugesagten Zeit nicht abgeschlossen',
}

/** What slipped through, and how each of it is settled: the list is there to become empty. */
export function MissedList({ missed, branches, timeZone, onOpen, move, ...props }: MissedProps) {
  const { list } = missed
  const { reload } = list
  useEffect(reload, [reload])
  const branchOf = ({ branch }: StaffOrder) => branches.find(({ id }) => id === branch)
  const step = async (...given: Parameters<MoveOrder>) => (await move(...given)) && reload()

  return (
    <LoadedView of={list}>
      {({ docs }) =>
        docs.length === 0 ? (
          <EmptyState title="Nichts verpasst.">
            Hier steht, was nicht rechtzeitig beantwortet oder abgeschlossen wurde.
          </EmptyState>
        ) : (
          missedReasons.map((reason) => {
            const orders = docs.filter((order) => order.missed === reason)

            return (
              orders.length > 0 && (
                <section key={reason} className={styles.group}>
                  <h2>
                    {labels[reason]} <span className={styles.count}>{orders.length}</span>
                  </h2>
                  <ol className={styles.cards}>
                    {orders.map((order) => (
                      <li key={order.id}>
                        <OrderCard
                          order={order}
                          now={props.now}
                          timeZone={branchOf(order)?.timeZone ?? timeZone}
                          branch={branches.length > 1 ? (branchOf(order)?.name ?? null) : null}
                          isOpen={props.openId === order.id}
                          isActive
                          isUnderway={props.underway.has(order.id)}
                          onOpen={onOpen}
                          onStep={(order, action) => void step(order, action)}
                        />
                      </li>
                    ))}
                  </ol>
                </section>
              )
            )
          })
        )
      }
    </LoadedView>
  )
}
