import { useEffect, useMemo } from 'react'
import { create } from 'zustand'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { cartDiscounts, OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import type { TakeOff } from '#domain/ordering/discounts/discounted-cart.ts'
import { loadPart } from '../ui/load-part.ts'

/** Few shops grant discounts, so what reckons with them comes to their pages alone. */
const useArithmetic = create<{ cartDiscounts?: typeof cartDiscounts }>()(() => ({}))

const load = () => import('#domain/ordering/discounts/cart-discounts.ts')

/** Whether prices wait for it. */
export const lacksDiscounts = ({ discounts = [], hasDiscountCodes }: BranchShopView): boolean =>
  (discounts.length > 0 || hasDiscountCodes === true) && !useArithmetic.getState().cartDiscounts

/** `isAskedAgain` as with `loadPart`. */
export async function loadDiscounts(shop: BranchShopView, isAskedAgain = false): Promise<void> {
  if (!lacksDiscounts(shop)) return
  const loaded = await loadPart(load, isAskedAgain)
  useArithmetic.setState({ cartDiscounts: loaded.cartDiscounts })
}

/** What the discounts take off; nothing where that was lost, until an order is refused for its price. */
export function useTakeOff(shop: BranchShopView, offered: OfferedDiscounts): TakeOff | undefined {
  const { cartDiscounts } = useArithmetic()
  useEffect(() => void loadDiscounts(shop).catch(() => undefined), [shop])

  return useMemo(() => cartDiscounts?.(offered), [cartDiscounts, offered])
}

/** The same for what is reckoned once. */
export const takeOffBy = (offered: OfferedDiscounts): TakeOff | undefined =>
  useArithmetic.getState().cartDiscounts?.(offered)
