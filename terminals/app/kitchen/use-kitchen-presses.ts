import { useCallback, useEffect, useRef, useState } from 'react'

import { Fraction } from '#domain/money/fraction.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { takeBackOfferedSeconds } from '#domain/ordering/take-back.ts'

import type { ScreenCall } from '../connection/screen-call.ts'
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
export function useKitchenPresses(presses: Presses, orders: readonly StaffOrder[]): KitchenPresses {
  const { press } = presses
  const [bumped, setBumped] = useState<readonly string[]>([])
  const [slip, offer] = useSlip()
  const bumpNow = useBump(presses, orders)

  return {
    toggle: useCallback(
      ({ order }, { line, item, left }) => {
        const lines = [{ line, made: left > 0 ? item.amount : 0 }]
        const meant = `${item.name} ${left > 0 ? 'fertig' : 'doch nicht fertig'}`
        press({ about: aboutOrder(order), meant, call: { kind: 'made', order: order.id, lines } })
      },
      [press],
    ),
    bump: useCallback(
      (ticket) => {
        const { id } = ticket.order
        setBumped((before) => [id, ...before.filter((each) => each !== id)].slice(0, mostBumped))
        offer(`${aboutOrder(ticket.order)}: fertig`, bumpNow(ticket))
      },
      [bumpNow, offer],
    ),
    recall: useCallback(
      (order) => {
        offer(null)
        press({ about: aboutOrder(order), meant: recalling, call: { kind: 'recall', order: order.id } })
      },
      [press, offer],
    ),
    slip,
    bumped,
  }
}

const mostBumped = 30
const done = 'Fertig'
const recalling = 'Zurückholen'

/** Says that a ticket is done, and answers how that is undone: first that it is ready, then that it is made. */
function useBump({ press, withdraw }: Presses, orders: readonly StaffOrder[]) {
  const now = useRef(orders)
  useEffect(() => {
    now.current = orders
  }, [orders])

  return useCallback(
    (ticket: Ticket) => {
      const { id, status } = ticket.order
      const about = aboutOrder(ticket.order)
      const { made, isReady } = bumpOf(ticket)
      const say = (meant: string, call: ScreenCall) => press({ about, meant, call })
      const madeId = made.length > 0 && say(done, { kind: 'made', order: id, lines: made })
      const readyId = isReady && say(done, { kind: 'move', order: id, action: 'in-delivery' })

      return () => {
        const version = now.current.find((order) => order.id === id)?.version
        if (readyId && !withdraw(readyId) && version !== undefined) {
          say(recalling, { kind: 'take-back', order: id, version, to: status })
        }
        if (madeId && !withdraw(madeId)) {
          say(recalling, { kind: 'made', order: id, lines: madeBefore(ticket) })
        }
      }
    },
    [press, withdraw],
  )
}

const madeBefore = ({ lines }: Ticket) =>
  lines
    .filter(({ left }) => left > 0)
    .map(({ line, item, left }) => ({ line, made: Fraction.of(item.amount).minus(left).toNumber() }))

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
