import { Fraction } from '../../money/fraction.ts'
import type { OrderType } from '../order-terms.ts'
import type { DiscountRule } from './discount.contract.ts'
import { wholePercent } from './discount-terms.ts'
import { type DiscountOccasion, whyNotThen } from './when-discount.ts'

/** What a dish is offered with just now. */
export type DishOffer = {
  name: string
  /** Hundredths of a percent that each one costs less; null where that depends on what else is ordered. */
  percent: number | null
}

/**
 * The dishes that discounts name which hold just now and ask for no code, each with the best of them. What is taken off the
 * whole cart is no offer of a dish.
 */
export function dishOffers(
  rules: readonly DiscountRule[],
  occasion: DiscountOccasion,
): ReadonlyMap<string, DishOffer> {
  const offers = new Map<string, DishOffer>()
  for (const rule of rules) {
    if (rule.isCode || whyNotThen(rule, occasion) !== null) continue
    const isForEach = rule.kind === 'percent' && rule.minimumGoods === 0 && rule.mostCents === undefined
    const offer = { name: rule.name, percent: isForEach ? Math.min(rule.value, wholePercent) : null }
    for (const product of rule.products ?? []) {
      if ((offers.get(product)?.percent ?? -1) < (offer.percent ?? 0)) offers.set(product, offer)
    }
  }

  return offers
}

/** The same for whoever has not yet said how they order: only what holds for all of these ways, of which there is one. */
export function dishOffersForAll(
  rules: readonly DiscountRule[],
  ways: readonly OrderType[],
  occasion: Omit<DiscountOccasion, 'orderType'>,
): ReadonlyMap<string, DishOffer> {
  const [orderType] = ways
  if (orderType === undefined) return new Map()
  const general = rules.filter(
    ({ orderTypes }) => orderTypes.length === 0 || ways.every((way) => orderTypes.includes(way)),
  )

  return dishOffers(general, { ...occasion, orderType })
}

/** What a price in cents is with an offer, rounded once, a half away from zero. */
export const offeredCents = (cents: number, percent: number): number =>
  cents - Fraction.of(cents).times(percent).dividedBy(wholePercent).rounded()
