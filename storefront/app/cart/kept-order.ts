import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { deviceStore } from '../shop/browser-store.ts'
import { ordersKey, type ShopOfGuest } from '../shop/guest-key.ts'
import { isCartLine } from './cart-storage.ts'

export type ShopOfBranch = ShopOfGuest & { branch: Pick<BranchShopView['branch'], 'identifier'> }

/** What was ordered last at the branch, as far as it can be understood. */
export function keptOrder(shop: ShopOfBranch): StoredCartLine[] {
  const lines = new Map(Object.entries(keptOrders(shop))).get(shop.branch.identifier)

  return Array.isArray(lines) ? lines.filter(isCartLine) : []
}

/** Files are for one order. */
export function keepLastOrder(shop: ShopOfBranch, lines: readonly StoredCartLine[]): void {
  const repeatable = lines.filter(({ parts }) => parts.every(({ uploads = [] }) => uploads.length === 0))

  deviceStore.write(ordersKey(shop), { ...keptOrders(shop), [shop.branch.identifier]: repeatable })
}

/** Anybody can write into a browser's storage, and another build may have. */
function keptOrders(shop: ShopOfBranch): object {
  return { ...(deviceStore.read(ordersKey(shop)) as object | null) } // whatever it is becomes an object
}
