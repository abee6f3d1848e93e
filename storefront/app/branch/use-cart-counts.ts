import { useMemo } from 'react'

import type { UnitType } from '#domain/catalogue/product.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { useCart } from '../cart/cart-store.ts'

/** How much of each product is in the cart, as short text for its card. */
export function useCartCounts(): ReadonlyMap<string, string> {
  const items = useCart((cart) => cart.items)

  return useMemo(() => {
    const byProduct = Map.groupBy(items, (line) => line.product)
    return new Map([...byProduct].map(([product, lines]) => [product, countText(lines)]))
  }, [items])
}

/** Two portions are two; only what is weighed or measured needs its unit on the small badge. */
const measured: ReadonlySet<UnitType> = new Set(['weight', 'volume', 'length', 'square', 'cubic'])

function countText(lines: StoredCartLine[]): string {
  const [first] = lines
  const units = new Set(lines.map((line) => line.unit))
  if (!first || units.size > 1) return String(lines.length)

  const amount = lines.reduce((sum, line) => sum + Math.round(line.amount * 1000), 0) / 1000
  const text = String(amount).replace('.', ',')
  return measured.has(unitTypeOf(first.unit)) ? `${text} ${unitLabel(first.unit, amount)}` : text
}
