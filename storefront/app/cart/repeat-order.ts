import type { ProductView } from '#domain/catalogue/product.contract.ts'
import { type RepeatedItem, repeatInCart } from '#domain/ordering/repeat-order.ts'
import { change } from './cart-store.ts'

/** Puts the lines of an earlier order on top of the cart, at what they cost now. What is gone is said by name. */
export function repeatOrder(repeated: readonly RepeatedItem[], products: readonly ProductView[]): void {
  change(({ items, removed, notice }) => {
    const again = repeatInCart(items, repeated, products)
    const text =
      again.removed.length === 0
        ? 'Ihre letzte Bestellung liegt im Warenkorb.'
        : 'Ein Teil Ihrer letzten Bestellung liegt im Warenkorb.'

    return {
      items: again.items,
      removed: [...removed, ...again.removed],
      ...(again.removed.length < repeated.length && { notice: { text, count: (notice?.count ?? 0) + 1 } }),
    }
  })
}
