import { deviceStore, tabStore } from '../shop/browser-store.ts'

/** Under which a device keeps the carts that have become an order: for every tab, also one that sleeps until later. */
export const orderedKey = 'ordered-carts'
/** Under which a tab keeps the page of the last order from the cart of a branch. */
const placedKey = (cartKey: string | null) => `${cartKey}:placed`

/** The newest last. */
export const orderedCarts = (): unknown[] => [deviceStore.read(orderedKey)].flat()

/** Whether a cart has become an order, in this tab or in a copy of it. */
export const isOrdered = (cartId: string): boolean => orderedCarts().includes(cartId)

/** The page of the last order, empty where only another tab knows it; null without one. */
export function placedPath(cartKey: string | null): string | null {
  const [kept] = [tabStore.read(placedKey(cartKey))].flat()

  return typeof kept === 'string' ? kept : null
}

/** `path` is empty where only another tab knows it. */
export function keepPlaced(cartKey: string | null, path: string): void {
  tabStore.write(placedKey(cartKey), [path])
}

/** Under which a device keeps the carts whose orders are being paid elsewhere: the way back may end in another tab. */
const payingKey = 'paying-carts'
type Paying = { uid: string; cartId: string }
const keptCount = 20

/** The newest last. */
const payingCarts = (): Paying[] =>
  [deviceStore.read(payingKey)].flat().filter((entry): entry is Paying => isPaying(entry))

function isPaying(entry: unknown): entry is Paying {
  const { uid, cartId } = (entry ?? {}) as { uid?: unknown; cartId?: unknown }
  return typeof uid === 'string' && typeof cartId === 'string'
}

/** The cart is kept for a second try until its order is paid. */
export function notePaying(uid: string, cartId: string): void {
  deviceStore.write(payingKey, [...payingCarts().slice(-keptCount), { uid, cartId }])
}

/**
 * The order is paid: its cart is empty in every tab that opens it from now on. Says whether this is news to the device,
 * which was paying it.
 */
export function notePaid(uid: string): boolean {
  const paying = payingCarts()
  const paid = paying.find((entry) => entry.uid === uid)
  if (!paid) return false
  noteOrdered(paid.cartId)
  deviceStore.write(
    payingKey,
    paying.filter((entry) => entry !== paid),
  )

  return true
}

/** The cart has become an order. */
export function noteOrdered(cartId: string): void {
  deviceStore.write(orderedKey, [...orderedCarts().slice(-keptCount), cartId])
}
