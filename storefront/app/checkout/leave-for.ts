import type { NavigateFunction } from 'react-router'

import { emptyOnce } from '#domain/ordering/entered-form.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { emptyCartAfterOrder, useCart } from '../cart/cart-store.ts'
import { notePaying } from '../cart/paying-carts.ts'
import { trackPurchase } from '../cart/track-shopping.ts'
import type { ArrivalState } from '../status/arrival-notice.tsx'
import { rememberGoal } from '../status/delivery-goal.ts'
import { trackPaid } from '../status/track-paid.ts'
import { awaitClosing } from '../ui/use-layers.ts'
import { effectiveForm } from './effective-form.ts'
import { keepGuest } from './keep-guest.ts'
import { noteAsPlaced } from './order-once.ts'
import { shoppingOf } from './shopping-of.ts'
import type { CheckoutState } from './use-checkout.ts'

type Leaving = { checkout: CheckoutState; hadArrived: boolean; navigate: NavigateFunction }

/** Where the guest of an order goes, and what the browser keeps of it. */
export async function leaveFor(
  { uid, hash, paymentRedirectUrl }: PublicOrder,
  { checkout, hadArrived, navigate }: Leaving,
): Promise<void> {
  const { shop, form, context } = checkout
  trackPurchase(shoppingOf(checkout))
  rememberGoal(uid, effectiveForm(form.getValues(), context))
  keepGuest(shop, { form: form.getValues(), lines: context.items })
  if (paymentRedirectUrl) {
    notePaying(uid, useCart.getState().cartId)
    return window.location.assign(paymentRedirectUrl)
  }

  trackPaid()
  const path = `/status/${uid}/${hash}`
  // Known before the way there, on which a newer build loads the page anew.
  noteAsPlaced(path)
  await awaitClosing()
  // In the place of the form: whoever goes back is at the menu, and not at a form for an empty cart.
  await navigate(path, { state: { hadArrived } satisfies ArrivalState, replace: true })
  emptyCartAfterOrder(emptyOnce)
}
