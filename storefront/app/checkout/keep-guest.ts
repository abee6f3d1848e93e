import { lastingForm } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { keepLastOrder, type ShopOfBranch } from '../cart/kept-order.ts'
import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { deviceStore } from '../shop/browser-store.ts'
import { guestKey, isGuestKept } from '../shop/guest-key.ts'

type Placed = { form: CheckoutForm; lines: readonly StoredCartLine[] }

/** What the next order of whoever wishes so can begin with. */
export function keepGuest(shop: ShopOfBranch, { form, lines }: Placed): void {
  if (!isGuestKept(shop)) return

  deviceStore.write(guestKey(shop), lastingForm(form))
  keepLastOrder(shop, lines)
}
