'use client'

import { useCallback, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { staffMoveContract, takeBackContract } from '#domain/ordering/order-calls.contract.ts'
import { toStatusOf } from '#domain/ordering/order-status.ts'
import { orderActivityText } from '#domain/ordering/order-status.texts.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { StaffAction, StaffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import { type StaffOrder, staffNames } from '#domain/ordering/staff-orders.contract.ts'
import { canBeTakenBack, takeBackOfferedSeconds } from '#domain/ordering/take-back.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import type { LiveOrders } from './use-live-orders.ts'

const sendMove = callOf<typeof staffMoveContract>('post', '/api/orders/{id}/status/{action}')
const sendTakeBack = callOf<typeof takeBackContract>('post', '/api/orders/{id}/take-back')

export type MoveOrder = (
  order: StaffOrder,
  action: StaffAction,
  request?: StaffMoveRequest,
) => Promise<boolean>

/** Moves orders, and shows where they go before the server has said so; a slip is taken back. */
export function useBoardMoves({ hear, list: { reload } }: Pick<LiveOrders, 'hear' | 'list'>) {
  const [underway, setUnderway] = useState<ReadonlyMap<string, OrderStatus>>(new Map())

  const send = useCallback(
    async (order: StaffOrder, to: OrderStatus, ask: () => ReturnType<typeof sendTakeBack>) => {
      setUnderway((before) => new Map(before).set(order.id, to))
      const answer = await ask()
      if (!answer.ok) {
        tellProblem(`Nr. ${order.ticketNumber}: ${problemIn(answer)}`)
        reload()
      }
      const moved = answer.ok ? movedOrder(order, answer.body) : null
      if (moved) hear([moved])
      setUnderway((before) => new Map([...before].filter(([id]) => id !== order.id)))

      return moved
    },
    [hear, reload],
  )

  const move: MoveOrder = useCallback(
    async (order, action, body = {}) => {
      const isProposal = body.counterAppointment !== undefined
      const to = isProposal ? order.status : toStatusOf(action)
      const moved = await send(order, to, () => sendMove(fetch, { params: { id: order.id, action }, body }))
      if (!moved) return false
      const text = isProposal ? 'Termin vorgeschlagen' : orderActivityText(to, order)
      const takeBack = () =>
        void send(moved, order.status, () =>
          sendTakeBack(fetch, { params: { id: order.id }, body: { version: moved.version } }),
        )
      tellDone(`Nr. ${order.ticketNumber}: ${text}.`, canBeTakenBack(action) ? takeBack : undefined, {
        seconds: takeBackOfferedSeconds,
        about: `order-${order.id}`,
      })

      return true
    },
    [send],
  )

  return { underway, move }
}

/** What the answer to a move says of an order; for which branch it is, it says in another form. */
function movedOrder(order: StaffOrder, moved: PublicOrder): StaffOrder {
  const told = staffNames.filter((name) => name !== 'branch' && name in moved)

  return { ...order, ...Object.fromEntries(told.map((name) => [name, Reflect.get(moved, name)])) }
}
