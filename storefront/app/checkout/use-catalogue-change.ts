import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { readShopAgain } from '../shop/browser-shop.ts'
import { useLayer } from '../ui/use-layers.ts'
import type { Seen } from './catalogue-change.ts'
import { lateSending } from './late-sending.ts'
import type { PriceChange } from './price-change.ts'
import type { CheckoutState } from './use-checkout.ts'

/** The catalogue moved on while the guest filled in the form. */
export function useCatalogueChange(checkout: CheckoutState) {
  const { shop, discounts } = checkout
  const { revalidate } = useRevalidator()
  const { show, ...shown } = useShownChange()
  const seen = useRef<Seen>({ shop, now: discounts.occasion.now })

  const readAgain = async () => {
    if (await readShopAgain(shop.branch.identifier)) await revalidate()
  }

  const showNewPrices = async () => {
    const { newPrices } = await lateSending()
    const { change, ...now } = await newPrices(checkout)
    seen.current = now
    show(change)
    await revalidate()
  }

  const showNewFees = async () => {
    const { newFees } = await lateSending()
    const change = newFees(seen.current, checkout)
    seen.current = { shop, now: discounts.occasion.now }
    if (change) show(change)

    return change !== null
  }

  return { ...shown, readAgain, showNewPrices, showNewFees }
}

/** In a sheet over the form. */
function useShownChange() {
  const [change, setChange] = useState<PriceChange | null>(null)
  const sheet = useLayer('prices')

  const show = (shown: PriceChange) => {
    setChange(shown)
    sheet.open()
  }

  const dismiss = () => {
    if (sheet.isOpen) sheet.close()
  }

  return { change: sheet.isOpen ? change : null, show, dismiss }
}
