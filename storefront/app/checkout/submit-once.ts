import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { clearPending, readPending, writePending } from './pending-order.ts'
import { type SubmitOutcome, submitOrder } from './submit-order.ts'

type Submission = {
  cartKey: string
  request: PlaceOrderRequest
  idempotencyKey: string
  now: Temporal.Instant
}

/** `hadArrived`: an earlier request became the order, and what was changed since is not part of it. */
export type OnceOutcome = SubmitOutcome & { hadArrived?: boolean }

/**
 * Sends the order so that one wish never becomes two orders. If nobody knows what became of an earlier
 * request, that one is sent again under its own key first; only its refusal makes way for the new one.
 */
export async function submitOnce(submission: Submission): Promise<OnceOutcome> {
  const { cartKey, request, idempotencyKey, now } = submission
  const pending = readPending(cartKey, now)

  if (pending && pending.idempotencyKey !== idempotencyKey) {
    const earlier = await settle(cartKey, pending)
    if (earlier.kind === 'placed') return { ...earlier, hadArrived: true }
    if (!isDefinite(earlier)) return earlier
  }

  writePending(cartKey, { request, idempotencyKey, sentAt: now.toString() })
  return settle(cartKey, { request, idempotencyKey })
}

async function settle(
  cartKey: string,
  sent: Pick<Submission, 'request' | 'idempotencyKey'>,
): Promise<SubmitOutcome> {
  const outcome = await submitOrder(sent)
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
