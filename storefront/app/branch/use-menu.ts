import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { dishOffers } from '#domain/ordering/discounts/dish-offers.ts'
import { useMinuteOf } from '../shop/use-now.ts'
import { useLineProblems } from '../cart/use-line-problems.ts'
import { menuSections } from './menu-view.ts'
import { useCartCounts } from './use-cart-counts.ts'
import { type MenuTime, useMenuTime } from './use-menu-time.ts'
import { useSteady } from './use-steady.ts'
import { useProductDialog } from './use-product-dialog.ts'

/** The menu as it is shown now, and what is done with it. */
export function useMenu(shop: BranchShopView, now: Temporal.Instant) {
  const time = useMenuTime(shop, now)
  const { ordering, shownFor } = time
  const stop = ordering.isClosed ? ordering.words : null
  const offers = useDishOffers(shop, time, now)
  const sections = useSteady(
    useMemo(() => menuSections(shop, shownFor, stop, offers), [shop, shownFor, stop, offers]),
  )

  return {
    time,
    /** Why nothing can be ordered at all, null where something can. */
    stop,
    sections,
    offers,
    dialog: useProductDialog(shop, shownFor),
    counts: useCartCounts(),
    problems: useLineProblems(shop, shownFor, now),
  }
}

/** Which dishes cost less for when they are wanted. */
function useDishOffers(
  { discounts, branch }: BranchShopView,
  { orderType, shownFor }: MenuTime,
  now: Temporal.Instant,
) {
  const { timeZone } = branch
  const minute = useMinuteOf(now)

  return useMemo(
    () => dishOffers(discounts ?? [], { orderType, at: shownFor, now: minute, timeZone }),
    [discounts, orderType, shownFor, minute, timeZone],
  )
}
