import { createRoutesStub } from 'react-router'

import { branch, branchShop, product, settings } from '#domain/catalogue/shop.fixture.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { schnitzel } from '#domain/ordering/cart.fixture.ts'
import { orderFlagsOf, storedCartLine } from '#domain/ordering/cart.ts'
import type { EnteredForm } from '#domain/ordering/entered-form.ts'
import type { CartItem } from '#domain/ordering/order.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { useCart } from '../cart/cart-store.ts'
import type { Screen } from '../ui/screen.fixture.ts'
import { CheckoutForm } from './checkout-form.tsx'

interface Scene {
  branch?: Partial<BranchShopView['branch']>
  settings?: Partial<BranchShopView['settings']>
  products?: BranchShopView['products']
  items?: CartItem[]
  orderType?: OrderType
  /** What was typed before. */
  typed?: Partial<EnteredForm>
}

export const daily = (from: string, to: string) => ({
  openingHours: [{ type: 'daily' as const, from, to }],
})

/** The checkout of a branch that never closes, with a Schnitzel in the cart. */
export async function openCheckout(
  screen: Screen,
  { items = [schnitzel()], orderType = 'takeaway', typed = {}, ...scene }: Scene = {},
): Promise<void> {
  const shop = branchShop({
    branch: branch({ ...daily('00:00', '24:00'), ...scene.branch }),
    settings: settings(scene.settings),
    ...(scene.products && { products: scene.products }),
  })
  const productOf = (id: string) => shop.products.find((candidate) => candidate.id === id) ?? product()
  useCart.setState({
    ...orderFlagsOf(orderType),
    deliveryArea: shop.branch.deliveryAreas[0]?.area ?? '',
    order: typed,
    items: items.map((item) => storedCartLine(item, productOf(item.product))),
  })
  const Checkout = createRoutesStub([{ path: '/', Component: () => <CheckoutForm shop={shop} /> }])
  await import('./sending.ts')
  await screen.show(<Checkout />)
}
