import type { ProductView } from '../catalogue/product.contract.ts'
import { addToCart, storedCartLine, type StoredCartLine } from './cart.ts'
import { migrateCart, type RemovalReason } from './migrate-cart.ts'
import type { CartItem, OrderItem } from './order.contract.ts'

/** A line to be ordered once more, at whatever it costs then. */
export type RepeatedItem = CartItem & { name: string }

/** The lines of an order without the files, which were for that one. */
export function itemsToRepeat(items: readonly OrderItem[]): RepeatedItem[] {
  return items.map(({ product, name, amount, unit, parts }) => ({
    product,
    name,
    amount,
    unit,
    parts: parts.map(({ part, options, text }) => ({
      part,
      options: options.map(({ id }) => id),
      ...(text && { text }),
    })),
  }))
}

type Repeated = { items: StoredCartLine[]; removed: { name: string; reason: RemovalReason }[] }

/** A cart with the lines of an earlier order on top, and which of those can no longer be had as they were. */
export function repeatInCart(
  cart: readonly StoredCartLine[],
  repeated: readonly RepeatedItem[],
  products: readonly ProductView[],
): Repeated {
  const productOf = (id: string) => products.find((candidate) => candidate.id === id)
  const lines = repeated.map(({ name, ...item }) => {
    const product = productOf(item.product)
    return product ? storedCartLine(item, product) : goneLine(item, name)
  })
  const { items, removed } = migrateCart({ items: lines, products })

  return {
    items: items.reduce((all, line) => addToCart(all, line, productOf(line.product)), [...cart]),
    removed,
  }
}

function goneLine(item: CartItem, name: string): StoredCartLine {
  return { ...item, remembered: { id: item.product, name, description: null, price: 0 } }
}
