import { useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { orderFlagsOf } from '#domain/ordering/cart.ts'
import { checkoutErrorOf, checkoutTexts } from '#domain/ordering/checkout.texts.ts'
import type { CheckoutForm, PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import { refusalText } from '#domain/refusals/refusals.ts'
import { acceptPrices, emptyCartAfterOrder, useCart } from '../cart/cart-store.ts'
import { browserReader, rememberShop } from '../shop/browser-shop.ts'
import { problemsOf } from './checkout-resolver.ts'
import { effectiveForm } from './effective-form.ts'
import type { SummaryError } from './error-summary.tsx'
import { type PriceChange, priceChange } from './price-change.ts'
import { type SubmitOutcome, submitOrder } from './submit-order.ts'
import type { CheckoutState } from './use-checkout.ts'
import { useRememberedForm } from './use-remembered-form.ts'

export type Refusal = { errors: SummaryError[]; attempt: number }

/** Sends the order and says what came of it. */
export function useSubmit(checkout: CheckoutState) {
  const { form, shop, context } = checkout
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const writeNow = useRememberedForm(form)
  const isUnderWay = useRef(false)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>({ errors: [], attempt: 0 })
  const [change, setChange] = useState<PriceChange | null>(null)

  const refuse = (errors: SummaryError[]) => setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1 }))

  const refuseByBrowser = () => refuse(problemsOf(form.getValues(), context).map(checkoutErrorOf))

  const refuseByServer = async (errors: SummaryError[]) => {
    for (const { field, message } of errors) {
      if (field && field in form.getValues())
        form.setError(field as keyof CheckoutForm, { type: 'server', message })
    }
    refuse(errors)
    // The catalogue moved on: reading it again fits the cart to it and says what had to go.
    if (errors.some(({ field }) => field?.startsWith('items'))) {
      await readCatalogue()
      await revalidate()
    }
  }

  const readCatalogue = async () => {
    const { view } = await browserReader.branchShop(shop.branch.identifier)
    rememberShop(view)
    return view
  }

  const showNewPrices = async () => {
    const fresh = await readCatalogue()
    setChange(priceChange({ ...context, before: checkout.totals, shop: fresh }))
    acceptPrices(fresh.products)
    await revalidate()
  }

  const leave = async (order: PublicOrder) => {
    if (order.paymentRedirectUrl) return window.location.assign(order.paymentRedirectUrl)

    await navigate(`/status/${order.uid}/${order.hash}`)
    emptyCartAfterOrder()
  }

  const answer = async (outcome: SubmitOutcome) => {
    switch (outcome.kind) {
      case 'placed':
        return leave(outcome.order)
      case 'refused':
        return refuseByServer(outcome.errors)
      case 'price-changed':
        return showNewPrices()
      case 'in-progress':
        return refuse([{ message: refusalText('order-in-progress') }])
      case 'offline':
        return refuse([{ message: 'Sie sind offline. Bitte überprüfen Sie Ihre Internetverbindung.' }])
      case 'unknown':
        return refuse([{ message: checkoutTexts.unknownError }])
    }
  }

  const send = async (values: CheckoutForm) => {
    writeNow()
    const { idempotencyKey } = useCart.getState()
    const request = orderRequest(values, checkout)
    await answer(await submitOrder({ request, idempotencyKey }))
  }

  const submit = async () => {
    // A second click lands here before the button has had time to change.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsSending(true)
    setChange(null)

    try {
      let isValid = true
      await form.handleSubmit(send, () => {
        isValid = false
      })()
      // Only now do the fields know of their errors, which the summary shows together with them.
      if (!isValid) refuseByBrowser()
    } catch {
      refuse([{ message: checkoutTexts.unknownError }])
    } finally {
      isUnderWay.current = false
      setIsSending(false)
    }
  }

  return { submit, isSending, refusal, change, dismissChange: () => setChange(null) }
}

function orderRequest(values: CheckoutForm, { shop, context, totals }: CheckoutState): PlaceOrderRequest {
  return {
    ...effectiveForm(values, context),
    ...orderFlagsOf(context.orderType),
    branch: shop.branch.identifier,
    items: totals.lines.map(({ item: { product, amount, unit, parts } }) => ({
      product,
      amount,
      unit,
      parts,
    })),
    expectedTotal: totals.totalCents,
  }
}
