import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'

/** A request whose answer is not known: the order may exist. */
export type PendingOrder = { request: PlaceOrderRequest; idempotencyKey: string; sentAt: string }

/** Nothing is under way for so long, and nobody expects an old order to be placed by a later one. */
const FORGOTTEN_AFTER_MINUTES = 30

/** Kept like the cart, per branch and for as long as the browser tab lives. */
export function readPending(cartKey: string, now: Temporal.Instant): PendingOrder | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(cartKey)) ?? 'null')
    if (!isPending(stored)) return null

    const age = now.since(Temporal.Instant.from(stored.sentAt)).total('minutes')
    return age <= FORGOTTEN_AFTER_MINUTES ? stored : null
  } catch {
    return null
  }
}

export function writePending(cartKey: string, pending: PendingOrder): void {
  try {
    sessionStorage.setItem(storageKey(cartKey), JSON.stringify(pending))
  } catch {
    // Without storage a changed form is a new order, as it was before this was kept.
  }
}

export function clearPending(cartKey: string): void {
  try {
    sessionStorage.removeItem(storageKey(cartKey))
  } catch {
    // What could not be written need not be removed.
  }
}

const storageKey = (cartKey: string): string => `${cartKey}:pending`

function isPending(stored: unknown): stored is PendingOrder {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'request' in stored &&
    'idempotencyKey' in stored &&
    'sentAt' in stored
  )
}
