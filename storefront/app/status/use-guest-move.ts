import { useState } from 'react'

import { checkoutTexts } from '#domain/ordering/checkout.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { orderPath } from './follow-order.ts'

/** The last segment of the call; the three things a guest may do with the link of an order. */
export type GuestMove = 'cancel' | 'confirm-counter-appointment' | 'reject-counter-appointment'

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

    const answer = await send(`${orderPath(order)}/${name}`)
    if (typeof answer === 'string') setProblem(answer)
    else onOrder(answer)
    setIsMoving(false)
    return typeof answer !== 'string'
  }

  return { move, isMoving, problem }
}

/** The moved order, or the German reason why not. */
async function send(path: string): Promise<PublicOrder | string> {
  try {
    const response = await fetch(path, { method: 'POST' })
    // Our own server's answers in the shapes of their contracts.
    if (response.ok) return (await response.json()) as PublicOrder
    const { errors } = (await response.json()) as ApiErrors
    return errors[0]?.message ?? checkoutTexts.unknownError
  } catch {
    return navigator.onLine ? checkoutTexts.unknownError : shopFailures.offline
  }
}
