import { type ComponentType, useEffect, useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { isGuestKept } from '../shop/guest-key.ts'
import { useCart } from './cart-store.ts'

type LastOrderProps = { shop: BranchShopView }

/** Fetched only by devices that know of an earlier order. */
export function LastOrderSlot({ shop }: LastOrderProps) {
  const [LastOrder, setLastOrder] = useState<ComponentType<LastOrderProps>>()
  const isCartOpen = useCart((cart) => cart.openKey !== null)
  const isKept = isCartOpen && isGuestKept(shop)

  useEffect(() => {
    if (!isKept) return
    import('./last-order.tsx').then(
      (part) => setLastOrder(() => part.LastOrder),
      // The menu is as good a place to order from.
      () => undefined,
    )
  }, [isKept])

  return LastOrder && <LastOrder shop={shop} />
}
