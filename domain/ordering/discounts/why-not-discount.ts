import { countedCents, countedGoods } from '../counted-goods.ts'
import type { DiscountRule } from './discount.contract.ts'
import { type DiscountedSale, isAbout } from './discounts.ts'
import { type DiscountOccasion, whyNotThen } from './when-discount.ts'

export type WhyNotDiscount =
  | { why: 'not-yet' | 'over' | 'not-then' | 'order-type' | 'no-goods' | 'no-fee' }
  | { why: 'minimum'; minimumCents: number }

/**
 * Why a rule takes nothing off an order, or null where it holds. What is limited to hours looks at when the goods are
 * wanted, as menus and availability do; from when until when it can be had at all is about when it is ordered. Both are
 * half-open. The minimum looks at goods before anything is taken off. Source: ADR 113.
 */
export function whyNotDiscount(
  rule: DiscountRule,
  occasion: DiscountOccasion,
  goods: DiscountedSale,
): WhyNotDiscount | null {
  const why = whyNotThen(rule, occasion)
  if (why) return { why }
  if (!goods.lines.some((line) => countedCents(line) > 0 && isAbout(rule, line.product)))
    return { why: 'no-goods' }
  if (countedGoods(goods.lines) < rule.minimumGoods)
    return { why: 'minimum', minimumCents: rule.minimumGoods }

  return rule.kind === 'free-delivery' && goods.deliveryFee === 0 ? { why: 'no-fee' } : null
}
