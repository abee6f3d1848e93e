import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { deviceStore } from './browser-store.ts'

export type ShopOfGuest = { settings: Pick<BranchShopView['settings'], 'shopKey'> }

/** Under which a device keeps who its guest is. */
export const guestKey = ({ settings }: ShopOfGuest) => `${settings.shopKey}:guest`
/** Under which it keeps what they ordered last, by branch. */
export const ordersKey = ({ settings }: ShopOfGuest) => `${settings.shopKey}:orders`

/** Who wishes so is known to this device; everybody else is forgotten with the browser tab. */
export function isGuestKept(shop: ShopOfGuest): boolean {
  return deviceStore.read(guestKey(shop)) !== null
}
