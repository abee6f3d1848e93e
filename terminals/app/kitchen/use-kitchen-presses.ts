import { useCallback, useEffect, useRef, useState } from 'react'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { takeBackOfferedSeconds } from '#domain/ordering/take-back.ts'

import type { Presses } from '../connection/use-outbox.ts'
import { aboutOrder } from '../orders/move-words.ts'
import type { Slip } from '../orders/slip-bar.tsx'
import { bumpOf, type Ticket, type TicketLine } from './tickets.ts'

export type KitchenPresses = {
  /** A line is made, or is not after all. */
  toggle: (ticket: Ticket, line: TicketLine) => void
  /** All of a ticket is made here. */
  bump: (ticket: Ticket) => void
  recall: (order: StaffOrder) => void
  slip: Slip | null
  /** What was given out at this screen, the latest first. */
  bumped: readonly string[]
}

/** What is pressed in the kitchen. `orders` are as they are known now. */
export function useKitchenPresses(
  { press, withdraw }: Presses,
  orders: readonly StaffOrder[],
): KitchenPresses {
  const [bumped, setBumped] = useState<readonly string[]>([])
  const [slip, offer] = useSlip()
  const now = useRef(orders)
  useEffect(() => {
    now.current = orders
  }, [orders])

  const toggle = useCallback(
    ({ order }: Ticket, { line, item, left }: TicketLine) => {
      const lines = [{ line, made: left > 0 ? item.amount : 0 }]
      const meant = `${item.name} ${left > 0 ? 'fertig' : 'doch nicht fertig'}`
      press({ about: aboutOrder(order), meant, call: { kind: 'made', order: order.id, lines } })
    },
    [press],
  )

  const bump = useCallback(
    (ticket: Ticket) => {
      const { order } = ticket
      const about = aboutOrder(order)
      const { made, isReady } = bumpOf(ticket)
      const madeId =
        made.length > 0 &&
        press({ about, meant: 'Fertig', call: { kind: 'made', order: order.id, lines: made } })
      const readyId =
        isReady &&
        press({ about, meant: 'Fertig', call: { kind: 'move', order: order.id, action: 'in-delivery' } })
      setBumped((before) => [order.id, ...before.filter((id) => id !== order.id)].slice(0, 30))

      // The last press first: lines can be taken back only of what is in the kitchen.
      offer(`${about}: fertig`, () => {
        const current = now.current.find(({ id }) => id === order.id)
        if (readyId && !withdraw(readyId) && current) {
          const back = {
            kind: 'take-back',
            order: order.id,
            version: current.version,
            to: order.status,
          } as const
          press({ about, meant: 'Zurückholen', call: back })
        }
        if (madeId && !withdraw(madeId)) {
          const lines = ticket.lines
            .filter(({ left }) => left > 0)
            .map(({ line, item, left }) => ({ line, made: item.amount - left }))
          press({ about, meant: 'Zurückholen', call: { kind: 'made', order: order.id, lines } })
        }
      })
    },
    [press, withdraw, offer],
  )

  const recall = useCallback(
    (order: StaffOrder) => {
      offer(null)
      press({ about: aboutOrder(order), meant: 'Zurückholen', call: { kind: 'recall', order: order.id } })
    },
    [press, offer],
  )

  return { toggle, bump, recall, slip, bumped }
}

type Offer = (text: string | null, undo?: () => void) => void

function useSlip(): [KitchenPresses['slip'], Offer] {
  const [slip, setSlip] = useState<KitchenPresses['slip']>(null)
  useEffect(() => {
    if (!slip) return
    const timer = setTimeout(() => setSlip(null), takeBackOfferedSeconds * 1000)
    return () => clearTimeout(timer)
  }, [slip])
  const offer = useCallback<Offer>((text, undo) => {
    setSlip(
      text === null || !undo
        ? null
        : {
            text,
            undo: () => {
              setSlip(null)
              undo()
            },
          },
    )
  }, [])

  return [slip, offer]
}
