import type { ProductView } from '#domain/catalogue/product.contract.ts'
import { type RepeatedItem, repeatInCart } from '#domain/ordering/repeat-order.ts'
import { change } from './cart-store.ts'

/** Puts the lines of an earlier order on top of the cart, at what they cost now. */
export function repeatOrder(repeated: readonly RepeatedItem[], products: readonly ProductView[]): void {
  change(({ items, notice }) => ({
    ...repeatInCart(items, repeated, products),
    notice: { text: 'Ihre letzte Bestellung liegt im Warenkorb.', count: (notice?.count ?? 0) + 1 },
  }))
}
