import { deviceStore } from '../shop/browser-store.ts'
import { noteOrdered } from './ordered-carts.ts'

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
