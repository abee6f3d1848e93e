import { configurationProblems, unitPriceCents } from '../catalogue/product-configuration.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import type { StoredCartLine } from './cart.ts'

export type RemovalReason =
  | 'product-gone'
  | 'name-changed'
  | 'description-changed'
  | 'price-changed'
  | 'configuration-changed'

/**
 * Drops the lines that no longer match an enabled product with the same id, name, description and price, or
 * whose unit, amount or choices the product no longer allows, and says why. Spec: storefront 4, cart.
 */
export function migrateCart({
  items,
  products,
}: {
  items: readonly StoredCartLine[]
  products: readonly ProductView[]
}): { items: StoredCartLine[]; removed: { name: string; reason: RemovalReason }[] } {
  const known = new Map(products.map((product) => [product.id, product]))
  const judged = items.map((line) => ({ line, reason: removalReason(line, known.get(line.product)) }))

  return {
    items: judged.flatMap(({ line, reason }) => (reason ? [] : [line])),
    removed: judged.flatMap(({ line, reason }) => (reason ? [{ name: line.remembered.name, reason }] : [])),
  }
}

/** How a line differs from what its product is now; what is wrong with its configuration comes last. */
export function removalReason(line: StoredCartLine, product: ProductView | undefined): RemovalReason | null {
  const { remembered } = line
  if (!product?.isEnabled) return 'product-gone'
  if (product.name !== remembered.name) return 'name-changed'
  if ((product.description ?? '') !== (remembered.description ?? '')) return 'description-changed'
  if (product.price !== remembered.price) return 'price-changed'
  if (configurationProblems(product, line.parts, line.amount, line.unit).length > 0) {
    return 'configuration-changed'
  }
  // An option may cost something else although the product does not.
  const { unitPrice } = remembered
  const isSame = unitPrice === undefined || unitPrice === unitPriceCents(product, line.parts, line.unit)
  return isSame ? null : 'price-changed'
}
