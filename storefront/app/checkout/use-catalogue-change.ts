import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { acceptPrices } from '../cart/cart-store.ts'
import { browserReader, rememberShop } from '../shop/browser-shop.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import type { CheckoutState } from './use-checkout.ts'

/** The catalogue moved on while the guest filled in the form. */
export function useCatalogueChange({ shop, context, totals }: CheckoutState) {
  const { revalidate } = useRevalidator()
  const [change, setChange] = useState<PriceChange | null>(null)

  const readAgain = async () => {
    const view = await browserReader.branchShop(shop.branch.identifier)
    rememberShop(view)
    return view
  }

  /** The cart fits itself to the new catalogue and says what had to go. */
  const fitCart = async () => {
    await readAgain()
    await revalidate()
  }

  const showNewPrices = async () => {
    const fresh = await readAgain()
    setChange(priceChange({ ...context, before: totals, shop: fresh }))
    acceptPrices(fresh.products)
    await revalidate()
  }

  return { change, dismiss: () => setChange(null), fitCart, showNewPrices }
}
