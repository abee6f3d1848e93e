import { orderFlagsOf } from '#domain/ordering/cart.ts'
import type { CheckoutForm, PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { useCart } from '../cart/cart-store.ts'
import { effectiveForm } from './effective-form.ts'
import { isCovered } from '../vouchers/entered-vouchers.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Ids and choices only, and the one figure that the guest saw. */
export function orderRequest(
  values: CheckoutForm,
  { shop, context, totals, vouchers: part }: CheckoutState,
): PlaceOrderRequest {
  const vouchers = part.vouchers.flatMap(({ code, amount }) => (amount > 0 ? [{ code, amount }] : []))

  return {
    ...effectiveForm(values, context),
    ...(vouchers.length > 0 && { vouchers }),
    ...(isCovered(part) && { paymentMethod: 'gift-voucher' as const }),
    ...orderFlagsOf(context.orderType),
    branch: shop.branch.identifier,
    items: totals.lines.map(({ item: { product, amount, unit, parts } }) => ({
      product,
      amount,
      unit,
      parts,
    })),
    discountCode: useCart.getState().discount?.code ?? '',
    tip: totals.tipCents,
    expectedTotal: totals.totalCents,
  }
}
