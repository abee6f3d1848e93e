import { emptyOnce } from '#domain/ordering/entered-form.ts'
import { emptyCartAfterOrder, useCart } from '../cart/cart-store.ts'
import { isOrdered, keepPlaced, noteOrdered } from '../cart/ordered-carts.ts'

/** For whoever loads the page anew while their order is under way. */
export const unsettledText =
  'Ihre Bestellung war schon unterwegs, die Antwort ist aber verloren gegangen. Bitte schicken Sie sie noch einmal ab: Sie kommt nur einmal bei uns an.'

/** The cart has become the order of this page, also where the way there is lost or the tab was copied before. */
export function noteAsPlaced(path: string): void {
  const { openKey, cartId } = useCart.getState()
  noteOrdered(cartId)
  keepPlaced(openKey, path)
}

/** Empties a cart that has been ordered in a copy of the tab, of which this one has not heard. */
export function leaveOrdered(): boolean {
  const { openKey, cartId } = useCart.getState()
  if (!isOrdered(cartId)) return false

  keepPlaced(openKey, '')
  emptyCartAfterOrder(emptyOnce)
  return true
}
