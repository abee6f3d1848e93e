import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { cartTotals } from '#domain/ordering/cart.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import { acceptPrices } from '../cart/cart-store.ts'
import { browserBranchShop, readShopAgain } from '../shop/browser-shop.ts'
import { useLayer } from '../ui/use-layers.ts'
import { lateSending } from './late-sending.ts'
import type { PriceChange, PriceQuestion } from './price-change.ts'
import type { CheckoutState } from './use-checkout.ts'

/** The catalogue moved on while the guest filled in the form. */
export function useCatalogueChange({ shop, context, totals }: CheckoutState) {
  const { revalidate } = useRevalidator()
  const { show, ...shown } = useShownChange()
  const seen = useRef(shop)
  const { identifier } = shop.branch

  const readAgain = async () => {
    if (await readShopAgain(identifier)) await revalidate()
  }

  const showNewPrices = async () => {
    await readShopAgain(identifier)
    const fresh = await browserBranchShop(identifier)
    seen.current = fresh
    await show({ ...context, before: totals, shop: fresh })
    acceptPrices(fresh.products)
    await revalidate()
  }

  /** Lines say themselves what they cost now; what comes on top of them may have changed without a word. */
  const showNewFees = async () => {
    const { branch, settings } = seen.current
    const before = cartTotals({
      products: shop.products,
      items: context.items,
      orderType: context.orderType,
      area: chosenDeliveryArea(branch.deliveryAreas, context.deliveryArea),
      donationCents: totals.donationCents && settings.donationAmount,
    })
    seen.current = shop
    if (before.totalCents === totals.totalCents) return false

    await show({ ...context, before, shop, donationCents: totals.donationCents })
    return true
  }

  return { ...shown, readAgain, showNewPrices, showNewFees }
}

/** In a sheet over the form. */
function useShownChange() {
  const [change, setChange] = useState<PriceChange | null>(null)
  const sheet = useLayer('prices')

  const show = async (asked: PriceQuestion) => {
    const { priceChange } = await lateSending()
    setChange(priceChange(asked))
    sheet.open()
  }

  const dismiss = () => {
    if (sheet.isOpen) sheet.close()
  }

  return { change: sheet.isOpen ? change : null, show, dismiss }
}
