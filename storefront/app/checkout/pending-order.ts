import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { isInstant } from '#domain/time/is-instant.ts'
import { tabStore } from '../shop/browser-store.ts'
import { forgottenAfterMs, pendingKey } from './unsettled.ts'

/** A request whose answer is not known: the order may exist. */
export type PendingOrder = { request: PlaceOrderRequest; idempotencyKey: string; sentAt: string }

/** Kept like the cart, per branch and for as long as the browser tab lives. */
export function readPending(cartKey: string, now: Temporal.Instant): PendingOrder | null {
  const stored = tabStore.read(pendingKey(cartKey))
  if (!isPending(stored)) return null

  const ageMs = now.epochMilliseconds - Temporal.Instant.from(stored.sentAt).epochMilliseconds
  return ageMs <= forgottenAfterMs ? stored : null
}

/** Where nothing can be kept a changed form is a new order. */
export function writePending(cartKey: string, pending: PendingOrder): void {
  tabStore.write(pendingKey(cartKey), pending)
}

export function clearPending(cartKey: string): void {
  tabStore.remove(pendingKey(cartKey))
}

function isPending(stored: unknown): stored is PendingOrder {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'request' in stored &&
    'idempotencyKey' in stored &&
    'sentAt' in stored &&
    isInstant(stored.sentAt)
  )
}
