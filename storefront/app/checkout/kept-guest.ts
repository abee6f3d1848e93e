import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { fittingForm, lastingForm } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { isCartLine } from '../cart/cart-storage.ts'
import { deviceStore } from '../shop/browser-store.ts'

/** What the next order can begin with. */
type KeptGuest = { form: Partial<CheckoutForm>; orders: Record<string, StoredCartLine[]> }

type Shop = { settings: Pick<BranchShopView['settings'], 'shopKey'> }
export type ShopOfBranch = Shop & { branch: Pick<BranchShopView['branch'], 'identifier'> }

/** Who wishes so is known to this device; everybody else is forgotten with the browser tab. */
export function isGuestKept(shop: Shop): boolean {
  return deviceStore.read(guestKey(shop)) !== null
}

export function keptForm(shop: Shop): Partial<CheckoutForm> {
  return lastingForm(keptGuest(shop).form)
}

/** What was ordered last at the branch. */
export function keptOrder({ branch, ...shop }: ShopOfBranch): StoredCartLine[] {
  return keptGuest(shop).orders[branch.identifier] ?? []
}

/** From now on, or no longer, and then at once. What is kept is written with the next order. */
export function wishToBeKept(shop: Shop, isWished: boolean): void {
  if (isWished) deviceStore.write(guestKey(shop), {})
  else deviceStore.remove(guestKey(shop))
}

export const guestKey = ({ settings }: Shop) => `${settings.shopKey}:guest`

/** Anybody can write into a browser's storage, and another build may have. */
export function keptGuest(shop: Shop): KeptGuest {
  const { form, orders }: { form?: unknown; orders?: unknown } = {
    ...(deviceStore.read(guestKey(shop)) as object | null),
  }
  const sound = Object.entries(orders ?? {}).filter(
    ([, lines]) => Array.isArray(lines) && lines.every(isCartLine),
  )

  return { form: fittingForm(form), orders: Object.fromEntries(sound) }
}
