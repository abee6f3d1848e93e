import { useEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'

import { requiredFields } from '#domain/ordering/checkout-fields.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals, StoredCartLine } from '#domain/ordering/cart.ts'
import { availablePaymentMethods, defaultPaymentMethod } from '#domain/ordering/checkout-options.ts'
import type { DeliveryFee } from '#domain/ordering/delivery-fee.ts'
import type { OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import { shopForCart } from '#domain/ordering/vouchers/voucher-shop.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { wantedAt } from '#domain/ordering/order-moment.ts'
import type { OrderType, PaymentMethod } from '#domain/ordering/order-terms.ts'
import { emptyForm, fittingForm } from '#domain/ordering/entered-form.ts'
import { useWantedTime, type WantedTime } from '../appointment/use-wanted-time.ts'
import { useCart } from '../cart/cart-store.ts'
import { useCartSummary } from '../cart/cart-totals.ts'
import { type LineProblems, useLineProblems } from '../cart/use-line-problems.ts'
import { useNow } from '../shop/use-now.ts'
import { useVoucherPart, type VoucherPart } from '../vouchers/entered-vouchers.ts'
import { type ShownOrdering, useOrdering } from '../shop/use-ordering.ts'
import type { CheckoutContext } from './checkout-resolver.ts'
import { effectiveForm } from './effective-form.ts'
import { keptForm } from './kept-guest.ts'
import { lateSending } from './late-sending.ts'

export type CheckoutState = {
  shop: BranchShopView
  form: UseFormReturn<CheckoutForm, CheckoutContext>
  context: CheckoutContext
  orderType: OrderType
  /** Neither how nor for when is asked. */
  isForVouchers: boolean
  ordering: ShownOrdering
  totals: CartTotals<StoredCartLine>
  /** What vouchers pay of it. */
  vouchers: VoucherPart
  fee: DeliveryFee | null
  discounts: OfferedDiscounts
  paymentMethods: PaymentMethod[]
  required: ReadonlySet<string>
  wanted: WantedTime
  /** For when the goods are wanted. */
  at: Temporal.Instant
  problems: LineProblems
}

/**
 * Everything the sections of the checkout show, derived from catalogue, cart, form and clock. Slots pass with every
 * minute, so this goes by the visitor's clock from the start: the server makes only the skeleton.
 */
export function useCheckout(whole: BranchShopView): CheckoutState {
  const now = useNow()
  const items = useCart((cart) => cart.items)
  const shop = useMemo(() => shopForCart(whole, items), [whole, items])
  const { branch, settings } = shop
  const deliveryArea = useCart((cart) => cart.deliveryArea)
  const appointment = useCart((cart) => cart.order.appointmentDate)
  const chosenDonatee = useCart((cart) => cart.order.donatee)
  const donationCents = settings.enablePluginDonations && chosenDonatee ? settings.donationAmount : 0
  const { totals, orderType, fee, discounts, isForVouchers } = useCartSummary(shop, {
    donationCents,
    isTipAsked: true,
  })

  const wanted = useWantedTime(shop, orderType, now)
  const { leadTimeMinutes, fullSlots } = wanted.question
  const asked = { leadTimeMinutes, fullSlots, orderType, deliveryArea, items }
  const context: CheckoutContext = { shop, branch, settings, totals, isForVouchers, ...asked }
  const form = useCheckoutForm(shop, context)
  const at = wantedAt({ branch, orderType, now, appointment: isForVouchers ? null : appointment })
  const problems = useLineProblems(shop, at, now)

  return {
    shop,
    form,
    context,
    orderType,
    isForVouchers,
    ordering: useOrdering(shop, { orderType, now, place: 'checkout' }),
    totals,
    vouchers: useVoucherPart(totals),
    fee,
    discounts,
    paymentMethods: availablePaymentMethods(branch, settings),
    required: new Set(requiredFields(branch, orderType, effectiveForm(form.getValues(), context))),
    wanted,
    at,
    problems,
  }
}

function useCheckoutForm(shop: BranchShopView, context: CheckoutContext): CheckoutState['form'] {
  const form = useForm<CheckoutForm, CheckoutContext>({
    defaultValues: useMemo(() => initialForm(shop), [shop]),
    resolver: async (values, ...rest) => (await lateSending()).checkoutResolver(values, ...rest),
    context,
    // The summary takes the focus, not the first wrong field.
    shouldFocusError: false,
  })
  useFreshJudgement(form, context.orderType)
  // These answers make further fields appear; the other fields do not concern the page as a whole.
  useWatch({ control: form.control, name: ['isCompany', 'isDeliveryAddressDifferent', 'isDeliveryCompany'] })

  return form
}

/** What was typed before the reload, else what the device keeps; a remembered payment method only while it is still offered. */
function initialForm({ branch, settings }: BranchShopView): CheckoutForm {
  const typed = fittingForm(useCart.getState().order)
  const remembered = { ...keptForm({ settings }), ...typed }
  const methods = availablePaymentMethods(branch, settings)
  const paymentMethod =
    methods.find((method) => method === remembered.paymentMethod) ??
    defaultPaymentMethod(branch, settings) ??
    'cash'

  return { ...emptyForm, ...remembered, paymentMethod }
}

/** Another order type asks other questions: what was wrong before may be fine now. */
function useFreshJudgement(form: CheckoutState['form'], orderType: OrderType): void {
  const judgedFor = useRef(orderType)

  useEffect(() => {
    if (judgedFor.current === orderType) return
    judgedFor.current = orderType
    if (form.formState.isSubmitted) void form.trigger()
  }, [form, orderType])
}
