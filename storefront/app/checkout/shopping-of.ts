import type { CheckoutState } from './use-checkout.ts'

/** What is told of an order once somebody has agreed to be counted. */
export const shoppingOf = ({ totals, shop }: CheckoutState) => ({
  lines: totals.lines,
  totalCents: totals.totalCents,
  currency: shop.settings.currency,
})
