import { tabStore } from '../shop/browser-store.ts'

/** Nothing is under way for so long, and nobody expects an old order to be placed by a later one. */
export const forgottenAfterMs = 30 * 60_000

/** Under which a tab keeps the request whose answer is not known. */
export const pendingKey = (cartKey: string | null) => `${cartKey}:pending`

/** Whether an order was sent from the cart and nobody knows what became of it. */
export function isUnsettled(cartKey: string | null): boolean {
  // Whatever is kept there, it has such a time or none.
  const kept = tabStore.read(pendingKey(cartKey)) as { sentAt?: string } | null

  return Date.now() - Date.parse(String(kept?.sentAt)) <= forgottenAfterMs
}
