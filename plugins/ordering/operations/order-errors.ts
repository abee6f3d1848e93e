import type { Payload } from 'payload'

import { leadTimeOfItems } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkoutProblems } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import type { priceOrder } from '#domain/ordering/order-pricing.ts'
import { pricingErrors } from '#domain/ordering/order-pricing.texts.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { holdsHiddenPrice } from '#domain/ordering/shown-price.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'
import { referenceErrors } from './reference-errors.ts'

type Checking = {
  payload: Payload
  shop: BranchShopView
  request: PlaceOrderRequest
  priced: ReturnType<typeof priceOrder>
  now: Temporal.Instant
}

/** Everything that keeps the request from becoming an order, each problem once, in the guest's words. */
export async function orderErrors({ payload, shop, request, priced, now }: Checking): Promise<ApiError[]> {
  const { branch, settings, products } = shop
  const problems = checkoutProblems({
    form: request,
    branch,
    settings,
    // A cart that has no price is refused anyway; judging its value as well would only confuse.
    totals: priced.ok
      ? { goodsGrossCents: priced.goodsGross, isPriceHidden: holdsHiddenPrice(priced.items) }
      : null,
    leadTimeMinutes: leadTimeOfItems(products, request.items),
    now,
  })

  return onlyFirstOfEach([
    ...problems.map(checkoutErrorOf),
    ...(priced.ok ? [] : pricingErrors(priced.problems, settings.currency)),
    ...(await referenceErrors({ payload, request, products })),
  ])
}

/** Checkout and pricing both look at the cart, the area and the appointment. */
function onlyFirstOfEach(errors: ApiError[]): ApiError[] {
  const seen = new Set<string>()
  return errors.filter(({ field, code }) => {
    const key = `${field} ${code}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
