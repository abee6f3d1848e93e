import type { DiscountRule } from './discount.contract.ts'

/** How often and how much; null for as much as anybody likes. */
export type DiscountBudget = {
  uses: number | null
  cents: number | null
  usesPerGuest: number | null
}

/** What orders that count have had of it so far. */
export type DiscountUse = { uses: number; cents: number; byGuest: number }

/** A discount of a branch with what guests are not told. */
export type OfferedDiscount = {
  rule: DiscountRule
  /** As it is compared, see `comparableCode`. */
  code: string | null
  budget: DiscountBudget
}

export const isLimited = ({ uses, cents, usesPerGuest }: DiscountBudget): boolean =>
  uses !== null || cents !== null || usesPerGuest !== null

export type WhyUsedUp = 'used-up' | 'guest-used-up' | 'guest-unknown'

/** Why there is nothing left of a budget, or null. `isKnown`: whether the guest has said who they are. */
export function whyUsedUp(
  budget: DiscountBudget,
  use: DiscountUse,
  { isKnown }: { isKnown: boolean },
): WhyUsedUp | null {
  const { uses, cents, usesPerGuest } = budget
  if (uses !== null && use.uses >= uses) return 'used-up'
  if (cents !== null && use.cents >= cents) return 'used-up'
  if (usesPerGuest === null) return null
  if (!isKnown) return 'guest-unknown'

  return use.byGuest >= usesPerGuest ? 'guest-used-up' : null
}

/** The rule with the cents that are left of its budget, so that the last order gets these and no more. */
export function ruleWithin({ rule, budget }: OfferedDiscount, { cents: used }: DiscountUse): DiscountRule {
  return budget.cents === null ? rule : { ...rule, mostCents: Math.max(0, budget.cents - used) }
}

/** From here on guests are told what is left, in cents: below it an order may come to more than that. */
const toldBelow = 10_000

/** The rule as guests are told it: what is left only where they have to reckon with it. */
export function toldRule(offered: OfferedDiscount, use: DiscountUse): DiscountRule {
  const rule = ruleWithin(offered, use)

  return rule.mostCents !== undefined && rule.mostCents < toldBelow ? rule : offered.rule
}

/** Whether guests have to be told anew once so much more of it was used or given back. */
export function isToldAnew({ rule, budget }: OfferedDiscount, use: DiscountUse): boolean {
  const isLast = budget.uses !== null && use.uses + 1 >= budget.uses

  return !rule.isCode && (isLast || (budget.cents !== null && budget.cents - use.cents < 2 * toldBelow))
}
