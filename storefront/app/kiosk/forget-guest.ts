import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { openCart, useCart } from '../cart/cart-store.ts'
import { forgetChoice } from '../product/kept-choice.ts'
import { layersNow } from '../ui/use-layers.ts'
import { endTurn } from './turn.ts'

/**
 * Leaves nothing of a guest to the next one: cart and form, choices that were begun, files, a request that was under
 * way, colours, and the steps back to what was looked at. Spec: storefront 1, the saved order is cleared.
 */
export async function forgetGuest(shop: BranchShopView): Promise<void> {
  endTurn()
  await goBackToBase()
  for (const product of shop.products) forgetChoice(product)
  for (const storage of [sessionStorage, localStorage]) storage.clear()
  useCart.setState(useCart.getInitialState(), true)
  openCart(shop)
  document.documentElement.dataset.theme = shop.settings.colorSetting
  window.scrollTo(0, 0)
}

const atMostMs = 1000

/** What lies over the page has entries of its own in the history, and below them there is nothing of ours. */
async function goBackToBase(): Promise<void> {
  const { length } = layersNow()
  if (length === 0) return

  const isBack = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
    // Browsers say nothing where there is no way back.
    setTimeout(resolve, atMostMs)
  })
  window.history.go(-length)
  await isBack
}
