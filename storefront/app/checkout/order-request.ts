import { orderFlagsOf } from '#domain/ordering/cart.ts'
import type { CheckoutForm, PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { effectiveForm } from './effective-form.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Ids and choices only, and the one figure that the guest saw. */
export function orderRequest(
  values: CheckoutForm,
  { shop, context, totals }: CheckoutState,
): PlaceOrderRequest {
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
