import { useState } from 'react'
import { flushSync } from 'react-dom'

import { callOf } from '#domain/api/call-of.ts'
import type { GuestMove, guestMoveContract } from '#domain/ordering/order-calls.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { focusHeading } from '../ui/focus-on.ts'

export type Guest = {
  move: (move: GuestMove) => Promise<boolean>
  isMoving: boolean
  problem: string | null
}

export function useGuestMove(order: PublicOrder, onOrder: (order: PublicOrder) => void): Guest {
  const [isMoving, setIsMoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const move = async (name: GuestMove) => {
    if (isMoving) return false
    setIsMoving(true)
    setProblem(null)

    const answer = await send(name, order)
    if (typeof answer === 'string') setProblem(answer)
    else {
      // What was asked goes with its buttons, and the page has another name from then on.
      flushSync(() => onOrder(answer))
      focusHeading()
    }
    setIsMoving(false)
    return typeof answer !== 'string'
  }

  return { move, isMoving, problem }
}

/** The moved order, or the German reason why not. */
async function send(move: GuestMove, { uid, hash }: PublicOrder): Promise<PublicOrder | string> {
  const call = callOf<ReturnType<typeof guestMoveContract>>('post', `/api/orders/public/{uid}/{hash}/${move}`)
  const answer = await call(fetch, { params: { uid, hash } })
  if (answer.ok) return answer.body
  if (answer.kind === 'unreachable' && !navigator.onLine) return shopFailures.offline

  return answer.errors[0]?.message ?? shopFailures.unknown
}
