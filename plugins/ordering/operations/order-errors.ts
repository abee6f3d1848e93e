import type { Payload } from 'payload'

import { leadTimeOfItems } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { countedGoods } from '#domain/ordering/counted-goods.ts'
import { checkoutProblems } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import { orderInstant, type priceOrder } from '#domain/ordering/order-pricing.ts'
import { orderTypeOf } from '#domain/ordering/cart.ts'
import type { OfferedDiscount } from '#domain/ordering/discounts/discount-budget.ts'
import { codeRefusals, whyNotDiscountText } from '#domain/ordering/discounts/why-not-discount.texts.ts'
import { whyNotDiscount } from '#domain/ordering/discounts/why-not-discount.ts'
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
  /** What the code of the guest means; nothing where it means none. */
  code: OfferedDiscount | undefined
  now: Temporal.Instant
}

/** Everything that keeps the request from becoming an order, each problem once, in the guest's words. */
export async function orderErrors(checking: Checking): Promise<ApiError[]> {
  const { payload, shop, request, priced, now } = checking
  const { branch, settings, products } = shop
  const problems = checkoutProblems({
    form: request,
    branch,
    settings,
    // A cart that has no price is refused anyway; judging its value as well would only confuse.
    totals: priced.ok
      ? {
          goodsGrossCents: priced.goodsGross,
          countedGoodsCents: countedGoods(priced.items),
          isPriceHidden: holdsHiddenPrice(priced.items),
        }
      : null,
    leadTimeMinutes: leadTimeOfItems(products, request.items),
    now,
  })

  return onlyFirstOfEach([
    ...problems.map(checkoutErrorOf),
    ...(priced.ok ? [] : pricingErrors(priced.problems, settings.currency)),
    ...codeErrors(checking),
    ...(await referenceErrors({ payload, request, products })),
  ])
}

/** Whoever types a code is told why it takes nothing off, and orders without it only once they have taken it out. */
function codeErrors({ shop, request, priced, code, now }: Checking): ApiError[] {
  const typed = request.discountCode.trim()
  if (typed === '') return []
  if (!code) return [codeError('discount-unknown', codeRefusals['discount-unknown'])]
  if (!priced.ok) return []

  const occasion = {
    orderType: orderTypeOf(request),
    at: orderInstant(request.appointmentDate, now) ?? now,
    now,
    timeZone: shop.branch.timeZone,
  }
  const goods = { lines: priced.items, deliveryFee: priced.deliveryGross }
  const why = whyNotDiscount(code.rule, occasion, goods)
  const { orderTypes } = code.rule

  return why
    ? [
        codeError(
          `discount-${why.why}`,
          whyNotDiscountText(why, { orderTypes, currency: shop.settings.currency }),
        ),
      ]
    : []
}

const codeError = (code: string, message: string): ApiError => ({ field: 'discountCode', code, message })

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
