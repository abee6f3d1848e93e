import { useState } from 'react'
import { flushSync } from 'react-dom'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { GuestMove, guestMoveContract } from '#domain/ordering/order-calls.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { beginPaymentContract } from '#domain/ordering/payment-status.contract.ts'
import type {
  acceptQuotationContract,
  declineQuotationContract,
} from '#domain/ordering/quotation.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { focusHeading } from '../ui/focus-on.ts'

export type Guest = {
  move: (move: GuestMove) => Promise<boolean>
  /** Takes the offer in the revision that is shown. */
  acceptQuotation: (number: number) => Promise<boolean>
  declineQuotation: (number: number, reason: string) => Promise<boolean>
  /** To the payment page, or on with an order that waits for its money no more. */
  pay: () => Promise<boolean>
  isMoving: boolean
  problem: string | null
}

const accept = callOf<typeof acceptQuotationContract>(
  'post',
  '/api/orders/public/{uid}/{hash}/accept-quotation',
)
const decline = callOf<typeof declineQuotationContract>(
  'post',
  '/api/orders/public/{uid}/{hash}/decline-quotation',
)

const beginPayment = callOf<typeof beginPaymentContract>('post', '/api/orders/public/{uid}/{hash}/pay')

export function useGuestMove(order: PublicOrder, onOrder: (order: PublicOrder) => void): Guest {
  const [isMoving, setIsMoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const params = { uid: order.uid, hash: order.hash }

  const tell = async (send: () => Promise<Outcome<PublicOrder>>) => {
    if (isMoving) return false
    setIsMoving(true)
    setProblem(null)

    const answer = await send()
    if (!answer.ok) setProblem(problemOf(answer))
    else if (answer.body.paymentRedirectUrl) window.location.assign(answer.body.paymentRedirectUrl)
    else {
      // What was asked goes with its buttons, and the page has another name from then on.
      flushSync(() => onOrder(answer.body))
      focusHeading()
    }
    setIsMoving(false)
    return answer.ok
  }

  return {
    move: (name) => tell(() => callOfMove(name)(fetch, { params })),
    acceptQuotation: (number) => tell(() => accept(fetch, { params, body: { number } })),
    declineQuotation: (number, reason) => tell(() => decline(fetch, { params, body: { number, reason } })),
    pay: () => tell(() => beginPayment(fetch, { params })),
    isMoving,
    problem,
  }
}

const callOfMove = (move: GuestMove) =>
  callOf<ReturnType<typeof guestMoveContract>>('post', `/api/orders/public/{uid}/{hash}/${move}`)

/** The German reason why not. */
function problemOf({ kind, errors }: Exclude<Outcome<PublicOrder>, { ok: true }>): string {
  if (kind === 'unreachable' && !navigator.onLine) return shopFailures.offline

  return errors[0]?.message ?? shopFailures.unknown
}
