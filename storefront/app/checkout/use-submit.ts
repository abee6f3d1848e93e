import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { emptyOnce } from '#domain/ordering/entered-form.ts'
import type { CheckoutForm, PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { emptyCartAfterOrder, useCart } from '../cart/cart-store.ts'
import { trackPurchase } from '../cart/track-shopping.ts'
import { useHouseScreen } from '../house/house-screen.ts'
import { awaitClosing } from '../ui/use-layers.ts'
import type { ArrivalState } from '../status/arrival-notice.tsx'
import { effectiveForm } from './effective-form.ts'
import { lateSending, preparedSending } from './late-sending.ts'
import type { OnceOutcome } from './submit-once.ts'
import { useCatalogueChange } from './use-catalogue-change.ts'
import type { PlaceOrder } from './submit-order.ts'
import { isUnsettled } from './unsettled.ts'
import { type CheckoutState, shoppingOf } from './use-checkout.ts'
import { useRefusal } from './use-refusal.ts'
import { useRememberedForm } from './use-remembered-form.ts'

/** Sends the order and says what came of it. */
export function useSubmit(checkout: CheckoutState) {
  const { form, context } = checkout
  const { leave, placeOrder } = useWays(checkout)
  const writeNow = useRememberedForm(form)
  const refusal = useRefusal(checkout)
  const catalogue = useCatalogueChange(checkout)
  const { isUnderWay, once } = useOnce()
  useUnsettled((message) => refusal.refuse([{ message }]))

  const answer = async (outcome: OnceOutcome) => {
    if (outcome.kind === 'placed') return leave(outcome.order, outcome.hadArrived)
    if (outcome.kind === 'price-changed') return catalogue.showNewPrices()
    if (outcome.kind !== 'refused') return refusal.refuse([{ message: outcomeText(outcome.kind) }])

    refusal.refuseByServer(outcome.errors, checkout.totals.lines)
    // Not waited for: whoever has corrected it meanwhile sends again. Where it fails, what was refused still stands there.
    catalogue.readAgain().catch(() => undefined)
  }

  const send = async (values: CheckoutForm) => {
    writeNow()
    // What cannot have left is nothing to ask for again.
    if (!navigator.onLine) return answer({ kind: 'offline' })
    if (await catalogue.showNewFees()) return

    const { orderRequest } = await lateSending()
    await answer(await sendOnce(orderRequest(values, checkout), placeOrder))
  }

  const submit = once(async () => {
    catalogue.dismiss()
    let isValid = true
    try {
      if ((await lateSending()).leaveOrdered()) return
      await form.handleSubmit(send, () => {
        isValid = false
      })()
      // Only now do the fields know of their errors, which the summary shows together with them.
      if (isValid) return
      const earlier = await earlierOrder(placeOrder)
      if (earlier) await answer(earlier)
      else refusal.refuse((await lateSending()).errorsOf(form.getValues(), context))
    } catch {
      refusal.refuse([{ message: outcomeText(navigator.onLine ? 'unknown' : 'offline') }])
    }
  })

  return { submit, isSending: isUnderWay, refusal, catalogue }
}

/** Under the key of the cart as it is now. */
async function sendOnce(request: PlaceOrderRequest, placeOrder?: PlaceOrder): Promise<OnceOutcome> {
  const { idempotencyKey, openKey } = useCart.getState()
  const { submitOnce } = await lateSending()
  const now = Temporal.Now.instant()

  return submitOnce({ cartKey: openKey ?? '', request, idempotencyKey, placeOrder, now })
}

/** What is wrong now may be the doing of an order whose answer was lost: the last place of a slot is taken by it. */
async function earlierOrder(placeOrder?: PlaceOrder): Promise<OnceOutcome | null> {
  const { settleEarlier } = await lateSending()

  return settleEarlier(useCart.getState().openKey ?? '', Temporal.Now.instant(), placeOrder)
}

/** Whoever loads the page anew while their order is under way learns what to do. */
function useUnsettled(onFound: (message: string) => void): void {
  const tell = useEffectEvent(onFound)

  useEffect(() => {
    if (!isUnsettled(useCart.getState().openKey)) return
    void preparedSending().then((sending) => sending && tell(sending.unsettledText))
  }, [])
}

/** Where the order is sent, and where its guest goes then. */
function useWays(checkout: CheckoutState) {
  const kiosk = useHouseScreen()
  const leave = useLeave(checkout)

  return { leave: kiosk?.onPlaced ?? leave, placeOrder: kiosk?.placeOrder }
}

/** To the payment page with the cart kept for a second try, or to the status page with an empty one. */
function useLeave(checkout: CheckoutState) {
  const navigate = useNavigate()

  return async ({ uid, hash, paymentRedirectUrl }: PublicOrder, hadArrived = false) => {
    const { shop, form, context } = checkout
    trackPurchase(shoppingOf(checkout))
    const { keepGuest, noteAsPlaced, notePaying, rememberGoal } = await lateSending()
    rememberGoal(uid, effectiveForm(form.getValues(), context))
    keepGuest(shop, { form: form.getValues(), lines: context.items })
    if (paymentRedirectUrl) {
      notePaying(uid, useCart.getState().cartId)
      return window.location.assign(paymentRedirectUrl)
    }

    const path = `/status/${uid}/${hash}`
    // Known before the way there, on which a newer build loads the page anew.
    noteAsPlaced(path)
    await awaitClosing()
    // In the place of the form: whoever goes back is at the menu, and not at a form for an empty cart.
    await navigate(path, { state: { hadArrived } satisfies ArrivalState, replace: true })
    emptyCartAfterOrder(emptyOnce)
  }
}

/** A second click arrives before the button has had time to change: state alone would let it through. */
function useOnce() {
  const isRunning = useRef(false)
  const [isUnderWay, setIsUnderWay] = useState(false)

  const once = (run: () => Promise<void>) => async () => {
    if (isRunning.current) return
    isRunning.current = true
    setIsUnderWay(true)
    await run()
    isRunning.current = false
    setIsUnderWay(false)
  }

  return { isUnderWay, once }
}

function outcomeText(kind: 'in-progress' | 'offline' | 'unknown'): string {
  switch (kind) {
    case 'in-progress':
      return shopFailures.orderInProgress
    case 'offline':
      return shopFailures.offline
    case 'unknown':
      return shopFailures.unknown
  }
}
