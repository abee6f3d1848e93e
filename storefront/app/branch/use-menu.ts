import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { useLineProblems } from '../cart/use-line-problems.ts'
import { menuSections } from './menu-view.ts'
import { useCartCounts } from './use-cart-counts.ts'
import { useMenuTime } from './use-menu-time.ts'
import { useSteady } from './use-steady.ts'
import { useProductDialog } from './use-product-dialog.ts'

/** The menu as it is shown now, and what is done with it. */
export function useMenu(shop: BranchShopView, now: Temporal.Instant) {
  const time = useMenuTime(shop, now)
  const { ordering, shownFor } = time
  const stop = ordering.isClosed ? ordering.words : null
  const sections = useSteady(useMemo(() => menuSections(shop, shownFor, stop), [shop, shownFor, stop]))

  return {
    time,
    /** Why nothing can be ordered at all, null where something can. */
    stop,
    sections,
    dialog: useProductDialog(shop, shownFor),
    counts: useCartCounts(),
    problems: useLineProblems(shop, shownFor, now),
  }
}
