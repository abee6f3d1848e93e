import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { RepeatedItem } from '#domain/ordering/repeat-order.ts'
import { loadPart } from '../ui/load-part.ts'
import { useCart } from './cart-store.ts'
import type * as late from './repeat-order.ts'

/** What the page of an earlier order hands to that of its branch; `wish` tells one press from the next. */
export type RepeatState = { again: { wish: string; items: RepeatedItem[] } }

/** What lies over the page takes the history's state along, so an entry below may ask once more. */
let granted: string | undefined

const loadRepeat = () => import('./repeat-order.ts')

/** Puts an earlier order into the cart, once: a page that is loaded anew no longer knows of it. */
export function useRepeat(shop: BranchShopView): void {
  const navigate = useNavigate()
  const isCartOpen = useCart((cart) => cart.openKey !== null)
  // The history's state is untyped; only the page of an order writes one for this page.
  const state = useLocation().state as Partial<RepeatState> | null
  const again = state?.again

  const repeat = useEffectEvent(({ wish, items }: RepeatState['again'], { repeatOrder }: typeof late) => {
    if (wish !== granted) repeatOrder(items, shop.products)
    granted = wish
    void navigate('.', { replace: true, state: { ...state, again: undefined }, preventScrollReset: true })
  })

  useEffect(() => {
    if (!isCartOpen || !again) return
    let isWanted = true
    loadPart(loadRepeat, false).then(
      (part) => isWanted && repeat(again, part),
      // The menu is as good a place to order from.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [isCartOpen, again])
}
