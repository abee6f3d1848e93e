import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { useCart } from '../cart/cart-store.ts'
import { useHouseScreen } from '../house/house-screen.ts'
import { lateSending, preparedSending } from './late-sending.ts'
import { useCatalogueChange } from './use-catalogue-change.ts'
import { isUnsettled } from './unsettled.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useRefusal } from './use-refusal.ts'
import { useRememberedForm } from './use-remembered-form.ts'

/** Sends the order and says what came of it. */
export function useSubmit(checkout: CheckoutState) {
  const { leave, placeOrder } = useWays(checkout)
  const writeNow = useRememberedForm(checkout.form)
  const refusal = useRefusal(checkout)
  const catalogue = useCatalogueChange(checkout)
  const { isUnderWay, once } = useOnce()
  useUnsettled((message) => refusal.refuse([{ message }]))

  const submit = once(async () => {
    catalogue.dismiss()
    try {
      const { submitForm } = await lateSending()
      await submitForm({ checkout, refusal, catalogue, leave, placeOrder, writeNow })
    } catch {
      refusal.refuse([{ message: navigator.onLine ? shopFailures.unknown : shopFailures.offline }])
    }
  })

  return { submit, isSending: isUnderWay, refusal, catalogue }
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

  return async (order: PublicOrder, hadArrived = false) => {
    const { leaveFor } = await lateSending()
    await leaveFor(order, { checkout, hadArrived, navigate })
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
