import { useCallback, useEffect, useRef, useState } from 'react'

import type { StaffAction, StaffMoveRequest } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { canBeTakenBack, takeBackOfferedSeconds } from '#domain/ordering/take-back.ts'

import type { Presses } from '../connection/use-outbox.ts'
import type { Slip } from '../orders/slip-bar.tsx'
import { aboutOrder, moveLabel } from '../orders/move-words.ts'

export type Moves = {
  move: (order: StaffOrder, action: StaffAction, request?: StaffMoveRequest) => void
  slip: Slip | null
}

/** Moves orders, and for some seconds offers to take it back. `orders` are as they are known now. */
export function useMoves({ press, withdraw }: Presses, orders: readonly StaffOrder[]): Moves {
  const [slip, setSlip] = useState<Slip | null>(null)
  const now = useRef(orders)
  useEffect(() => {
    now.current = orders
  }, [orders])
  useEffect(() => {
    if (!slip) return
    const timer = setTimeout(() => setSlip(null), takeBackOfferedSeconds * 1000)
    return () => clearTimeout(timer)
  }, [slip])

  const move = useCallback(
    (order: StaffOrder, action: StaffAction, request?: StaffMoveRequest) => {
      const about = aboutOrder(order)
      const meant = request?.counterAppointment ? 'Anderer Termin' : moveLabel(order, action)
      const id = press({ about, meant, call: { kind: 'move', order: order.id, action, request } })
      if (!canBeTakenBack(action)) return setSlip(null)

      const undo = () => {
        setSlip(null)
        const moved = now.current.find((each) => each.id === order.id)
        if (withdraw(id) || !moved) return
        const call = { kind: 'take-back', order: order.id, version: moved.version, to: order.status } as const
        press({ about, meant: `${meant} zurücknehmen`, call })
      }
      setSlip({ text: `${about}: ${meant}`, undo })
    },
    [press, withdraw],
  )

  return { move, slip }
}
