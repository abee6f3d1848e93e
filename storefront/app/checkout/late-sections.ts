import { useEffect, useEffectEvent, useState } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { lacksDiscounts, loadDiscounts } from '../cart/late-discounts.ts'
import { useOrderType } from '../cart/cart-totals.ts'
import { latePart } from '../ui/late-part.tsx'
import { isAddressAsked } from './effective-form.ts'

export const TipSection = latePart(
  () => import('./sections/tip-section.tsx'),
  (module) => module.TipSection,
)
export const AddressSection = latePart(
  () => import('./sections/address-section.tsx'),
  (module) => module.AddressSection,
)
export const DonationSection = latePart(
  () => import('./sections/donation-section.tsx'),
  (module) => module.DonationSection,
)

/**
 * Whether what only some orders are asked for is there, or was lost, which is seen in its place: nothing of a form that
 * opens moves by coming later than the rest.
 */
export function useLateSections(shop: BranchShopView, isCartOpen: boolean): boolean {
  const { branch, settings } = shop
  const orderType = useOrderType()
  const [isThere, setIsThere] = useState(false)
  const needed = [
    branch.isTipEnabled && TipSection,
    settings.enablePluginDonations && DonationSection,
    isAddressAsked(branch, orderType) && AddressSection,
  ]
  const isNothingNeeded = !needed.some(Boolean) && !lacksDiscounts(shop)
  const load = useEffectEvent(() =>
    Promise.allSettled([
      loadDiscounts(shop),
      ...needed.flatMap((section) => (section ? [section.load()] : [])),
    ]),
  )
  useEffect(() => {
    if (isCartOpen) void load().then(() => setIsThere(true))
  }, [isCartOpen])

  return isCartOpen && (isThere || isNothingNeeded)
}
