import { configurationProblems } from '../catalogue/product-configuration.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import { addToCart, storedCartLine, type StoredCartLine } from './cart.ts'
import { type RemovalReason, removalReason } from './migrate-cart.ts'
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
  const judged = repeated.map(({ name, ...item }) => {
    const product = products.find((candidate) => candidate.id === item.product)
    const line = product ? storedCartLine(item, product) : goneLine(item, name)
    return { line, product, reason: whyNotAgain(line, product) }
  })

  return {
    items: judged.reduce<StoredCartLine[]>(
      (all, { line, product, reason }) => (reason ? all : addToCart(all, line, product)),
      [...cart],
    ),
    removed: judged.flatMap(({ line, reason }) => (reason ? [{ name: line.remembered.name, reason }] : [])),
  }
}

/** What only lacks a file stays: its line asks for it. */
function whyNotAgain(line: StoredCartLine, product: ProductView | undefined): RemovalReason | null {
  const reason = removalReason(line, product)
  if (reason !== 'configuration-changed' || !product) return reason

  const problems = configurationProblems(product, line.parts, line.amount, line.unit)
  return problems.every((problem) => problem.reason === 'part-required') ? null : reason
}

function goneLine(item: CartItem, name: string): StoredCartLine {
  return { ...item, remembered: { id: item.product, name, description: null, price: 0 } }
}
