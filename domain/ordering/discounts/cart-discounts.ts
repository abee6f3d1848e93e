import type { DiscountRule } from './discount.contract.ts'
import type { TakeOff } from './discounted-cart.ts'
import { takeOff } from './discounts.ts'
import type { DiscountOccasion } from './when-discount.ts'
import { whyNotDiscount } from './why-not-discount.ts'

/** What a shop grants, and when it is asked for. */
export type OfferedDiscounts = {
  rules: readonly DiscountRule[]
  occasion: Omit<DiscountOccasion, 'orderType'>
}

/** What of the offered discounts holds for a cart, and what it takes off. */
export const cartDiscounts =
  ({ rules, occasion }: OfferedDiscounts): TakeOff =>
  (cart) => {
    const then = { ...occasion, orderType: cart.orderType }

    return takeOff(
      rules.filter((rule) => whyNotDiscount(rule, then, cart) === null),
      cart,
    )
  }
