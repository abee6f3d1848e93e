import { fittingForm, lastingForm } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { deviceStore } from '../shop/browser-store.ts'
import { guestKey, ordersKey, type ShopOfGuest } from '../shop/guest-key.ts'

/** What the form can begin with. Anybody can write into a browser's storage, and another build may have. */
export function keptForm(shop: ShopOfGuest): Partial<CheckoutForm> {
  return lastingForm(fittingForm(deviceStore.read(guestKey(shop))))
}

/** From now on, or no longer, and then at once. What is kept is written with the next order. */
export function wishToBeKept(shop: ShopOfGuest, isWished: boolean): void {
  if (isWished) return deviceStore.write(guestKey(shop), {})

  deviceStore.remove(guestKey(shop))
  deviceStore.remove(ordersKey(shop))
}
