import { formatMoney } from '../money/money.ts'
import { shopFailures } from '../refusals/client-failures.ts'
import { orderFailures } from '../refusals/order-failures.ts'
import type { BelowMinimum } from './minimum-order.ts'

/** The two sentences about the minimum order value, the second only if it may be said. Spec: storefront 8. */
export function minimumOrderValueText({ minimumCents, missingCents, currency }: BelowMinimum): string {
  const isBelow = shopFailures.belowMinimum(formatMoney(minimumCents, currency))
  if (missingCents === null) return isBelow

  return `${isBelow} ${orderFailures.missingToMinimum(formatMoney(missingCents, currency))}`
}
