import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { isInstant } from '#domain/time/is-instant.ts'
import { tabStore } from '../shop/browser-store.ts'

/** A request whose answer is not known: the order may exist. */
export type PendingOrder = { request: PlaceOrderRequest; idempotencyKey: string; sentAt: string }

/** Nothing is under way for so long, and nobody expects an old order to be placed by a later one. */
const FORGOTTEN_AFTER_MINUTES = 30

/** Kept like the cart, per branch and for as long as the browser tab lives. */
export function readPending(cartKey: string, now: Temporal.Instant): PendingOrder | null {
  const stored = tabStore.read(storageKey(cartKey))
  if (!isPending(stored)) return null

  const age = now.since(Temporal.Instant.from(stored.sentAt)).total('minutes')
  return age <= FORGOTTEN_AFTER_MINUTES ? stored : null
}

/** Where nothing can be kept a changed form is a new order. */
export function writePending(cartKey: string, pending: PendingOrder): void {
  tabStore.write(storageKey(cartKey), pending)
}

export function clearPending(cartKey: string): void {
  tabStore.remove(storageKey(cartKey))
}

const storageKey = (cartKey: string): string => `${cartKey}:pending`

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
