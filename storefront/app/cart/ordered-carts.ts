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

const keptCount = 20

/** The cart has become an order. */
export function noteOrdered(cartId: string): void {
  deviceStore.write(orderedKey, [...orderedCarts().slice(-keptCount), cartId])
}
