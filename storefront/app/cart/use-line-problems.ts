import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { type LineProblem, lineProblems } from '#domain/ordering/line-problem.ts'
import { useMinuteOf } from '../shop/use-now.ts'
import { useCart } from './cart-store.ts'

export type LineProblems = ReadonlyMap<StoredCartLine, LineProblem>

/** Why lines of the cart cannot be ordered as they are for `at`, judged anew with catalogue, cart and clock. */
export function useLineProblems(
  shop: BranchShopView,
  at: Temporal.Instant,
  now: Temporal.Instant,
): LineProblems {
  const items = useCart((cart) => cart.items)
  const atMinute = useMinuteOf(at)
  const nowMinute = useMinuteOf(now)

  return useMemo(
    () => lineProblems({ shop, items, at: atMinute, now: nowMinute }),
    [shop, items, atMinute, nowMinute],
  )
}
