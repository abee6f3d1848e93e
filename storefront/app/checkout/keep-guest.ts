import type { StoredCartLine } from '#domain/ordering/cart.ts'
import { lastingForm } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { deviceStore } from '../shop/browser-store.ts'
import { guestKey, isGuestKept, keptGuest, type ShopOfBranch } from './kept-guest.ts'

type Placed = { form: CheckoutForm; lines: readonly StoredCartLine[] }

/** What the next order of whoever wishes so can begin with. Files are for one order. */
export function keepGuest({ branch, ...shop }: ShopOfBranch, { form, lines }: Placed): void {
  if (!isGuestKept(shop)) return

  const repeatable = lines.filter(({ parts }) => parts.every(({ uploads = [] }) => uploads.length === 0))
  const { orders } = keptGuest(shop)
  const kept = { form: lastingForm(form), orders: { ...orders, [branch.identifier]: repeatable } }
  deviceStore.write(guestKey(shop), kept)
}
