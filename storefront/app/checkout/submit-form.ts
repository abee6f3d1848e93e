import type { CheckoutForm, PublicOrder } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { orderFailures } from '#domain/refusals/order-failures.ts'
import { originInBrowser } from '#ui/consent/origin-in-browser.ts'
import { useCart } from '../cart/cart-store.ts'
import { errorsOf } from './checkout-resolver.ts'
import { leaveOrdered } from './order-once.ts'
import { orderRequest } from './order-request.ts'
import { type OnceOutcome, settleEarlier, submitOnce } from './submit-once.ts'
import type { PlaceOrder } from './submit-order.ts'
import type { useCatalogueChange } from './use-catalogue-change.ts'
import type { CheckoutState } from './use-checkout.ts'
import type { useRefusal } from './use-refusal.ts'

type Submitting = {
  checkout: CheckoutState
  refusal: ReturnType<typeof useRefusal>
  catalogue: ReturnType<typeof useCatalogueChange>
  leave: (order: PublicOrder, hadArrived?: boolean) => unknown
  placeOrder: PlaceOrder | undefined
  /** Keeps at once what was typed. */
  writeNow: () => void
}

/** Judges the form, sends the order and says what came of it. */
export async function submitForm(submitting: Submitting): Promise<void> {
  const { checkout, refusal, placeOrder } = submitting
  const { form, context } = checkout
  if (leaveOrdered()) return
  let isValid = true
  await form.handleSubmit(
    (values) => send(values, submitting),
    () => {
      isValid = false
    },
  )()
  // Only now do the fields know of their errors, which the summary shows together with them.
  if (isValid) return
  // What is wrong now may be the doing of an order whose answer was lost: the last place of a slot is taken by it.
  const earlier = await settleEarlier(openKey(), Temporal.Now.instant(), placeOrder)
  if (earlier) await answer(earlier, submitting)
  else refusal.refuse(errorsOf(form.getValues(), context))
}

async function send(values: CheckoutForm, submitting: Submitting): Promise<void> {
  const { checkout, catalogue, placeOrder, writeNow } = submitting
  writeNow()
  // What cannot have left is nothing to ask for again.
  if (!navigator.onLine) return answer({ kind: 'offline' }, submitting)
  if (await catalogue.showNewFees()) return

  // Under the key of the cart as it is now.
  const { idempotencyKey } = useCart.getState()
  // Whoever orders for somebody else, or at a screen of the house, did not come as this browser did.
  const origin = placeOrder ? undefined : originInBrowser()
  const request = { ...orderRequest(values, checkout), ...(origin && { origin }) }
  const now = Temporal.Now.instant()
  await answer(await submitOnce({ cartKey: openKey(), request, idempotencyKey, placeOrder, now }), submitting)
}

const openKey = () => useCart.getState().openKey ?? ''

async function answer(
  outcome: OnceOutcome,
  { checkout, refusal, catalogue, leave }: Submitting,
): Promise<void> {
  if (outcome.kind === 'placed') return void (await leave(outcome.order, outcome.hadArrived))
  if (outcome.kind === 'price-changed') return catalogue.showNewPrices()
  if (outcome.kind !== 'refused') return refusal.refuse([{ message: outcomeText(outcome.kind) }])

  refusal.refuseByServer(outcome.errors, checkout.totals.lines)
  // Not waited for: whoever has corrected it meanwhile sends again. Where it fails, what was refused still stands there.
  catalogue.readAgain().catch(() => undefined)
}

function outcomeText(kind: 'in-progress' | 'offline' | 'unknown'): string {
  switch (kind) {
    case 'in-progress':
      return orderFailures.orderInProgress
    case 'offline':
      return shopFailures.offline
    case 'unknown':
      return shopFailures.unknown
  }
}
