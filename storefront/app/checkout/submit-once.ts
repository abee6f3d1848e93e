import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { clearPending, readPending, writePending } from './pending-order.ts'
import { type PlaceOrder, type SubmitOutcome, submitOrder } from './submit-order.ts'

type Submission = {
  cartKey: string
  request: PlaceOrderRequest
  idempotencyKey: string
  /** Where it is not sent as guests send it. */
  placeOrder?: PlaceOrder | undefined
  now: Temporal.Instant
}

/** `hadArrived`: an earlier request became the order, and what was changed since is not part of it. */
export type OnceOutcome = SubmitOutcome & { hadArrived?: boolean }

/**
 * Sends the order so that one wish never becomes two orders. If nobody knows what became of an earlier
 * request, that one is sent again as it was; only its refusal makes way for the new one. The key alone does
 * not tell the two apart: a fee that staff have raised since changes the total, but not the cart.
 */
export async function submitOnce(submission: Submission): Promise<OnceOutcome> {
  const { cartKey, request, idempotencyKey, placeOrder, now } = submission
  const pending = readPending(cartKey, now)

  if (pending && !isSame(pending, submission)) {
    const earlier = await settle(cartKey, pending, placeOrder)
    if (earlier.kind === 'placed') return { ...earlier, hadArrived: true }
    if (!isDefinite(earlier)) return earlier
  }

  writePending(cartKey, { request, idempotencyKey, sentAt: now.toString() })
  return settle(cartKey, { request, idempotencyKey }, placeOrder)
}

/** What an earlier request of which nobody knows has become: an order, or nothing as far as can be told. */
export async function settleEarlier(
  cartKey: string,
  now: Temporal.Instant,
  placeOrder?: PlaceOrder,
): Promise<OnceOutcome | null> {
  const pending = readPending(cartKey, now)
  const earlier = pending && (await settle(cartKey, pending, placeOrder))

  return earlier?.kind === 'placed' ? { ...earlier, hadArrived: true } : null
}

type Sent = Pick<Submission, 'request' | 'idempotencyKey'>

/** As text, for that is what the server compares. */
function isSame(one: Sent, other: Sent): boolean {
  return (
    one.idempotencyKey === other.idempotencyKey &&
    JSON.stringify(one.request) === JSON.stringify(other.request)
  )
}

async function settle(cartKey: string, sent: Sent, placeOrder?: PlaceOrder): Promise<SubmitOutcome> {
  const outcome = await submitOrder({ ...sent, placeOrder })
  if (isDefinite(outcome)) clearPending(cartKey)

  return outcome
}

function isDefinite(outcome: SubmitOutcome): boolean {
  switch (outcome.kind) {
    case 'placed':
    case 'price-changed':
      return true
    case 'refused':
      return outcome.isDefinite
    case 'in-progress':
    case 'offline':
    case 'unknown':
      return false
  }
}
