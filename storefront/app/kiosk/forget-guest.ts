import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { openCart, useCart } from '../cart/cart-store.ts'
import { forgetChoice } from '../product/kept-choice.ts'
import { goBackToBase } from '../house/go-back-to-base.ts'
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
