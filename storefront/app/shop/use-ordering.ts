import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { type Ordering, orderingNow } from '#domain/ordering/ordering-stop.ts'
import { stopWords, type StopWords } from '#domain/ordering/ordering-stop.texts.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { useMinuteOf } from './use-now.ts'

export type ShownOrdering = Ordering & {
  /** Whether nothing can be sent at all, neither now nor for later. */
  isClosed: boolean
  words: StopWords | null
}

/** What the guest can do with the chosen order type, and what is said where that is less than to order. */
export function useOrdering(
  shop: BranchShopView,
  { orderType, now, place }: { orderType: OrderType; now: Temporal.Instant; place: 'menu' | 'checkout' },
): ShownOrdering {
  const minute = useMinuteOf(now)

  return useMemo(() => {
    const ordering = orderingNow(shop, orderType, minute)
    const words = stopWords({ ordering, branch: shop.branch, orderType, now: minute, place })
    return { ...ordering, isClosed: ordering.mode === 'closed', words }
  }, [shop, orderType, minute, place])
}
