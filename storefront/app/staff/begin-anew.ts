import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { forgetCart, openCart } from '../cart/cart-store.ts'
import { goBackToBase } from '../house/go-back-to-base.ts'
import { forgetChoice } from '../product/kept-choice.ts'

/** The next guest has nothing of the one before; what else the browser keeps is of whoever works with it. */
export async function beginAnew(shop: BranchShopView): Promise<void> {
  await goBackToBase()
  for (const product of shop.products) forgetChoice(product)
  forgetCart()
  openCart(shop)
  window.scrollTo(0, 0)
}
