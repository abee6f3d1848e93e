import { Fraction } from '../../money/fraction.ts'
import { sumCents } from '../../money/money.ts'
import { countedCents } from '../counted-goods.ts'
import { apportion } from '../day-end/apportion.ts'
import type { OrderDiscount } from './discount.contract.ts'
import { wholePercent } from './discount-terms.ts'

/** What the arithmetic needs to know of a rule. */
export type GrantedDiscount = Omit<OrderDiscount, 'cents' | 'deliveryTaxRate'>

export type DiscountedLine = {
  product: string
  /** In cents, before anything is taken off. */
  gross: number
  /** Set where a voucher is sold. */
  voucher?: string | null | undefined
}
export type DiscountedSale = { lines: readonly DiscountedLine[]; deliveryFee: number }

export type Discounted<Rule extends GrantedDiscount> = {
  /** What each takes off; those that take nothing are left out. */
  applied: { rule: Rule; cents: number }[]
  /** Taken off each line. */
  lines: number[]
  /** Taken off the delivery fee. */
  delivery: number
}

/**
 * What rules that all hold take off a sale, in cents. Those that can be combined take off one after the other, shares before
 * amounts, each of what the one before has left; one that cannot stands alone. The guest gets whichever comes to the most.
 * A rule is rounded once, a half away from zero, and split over its lines by largest remainder, so the shares add up to it
 * and no line falls below zero. Source: ADR 113.
 */
export function takeOff<Rule extends GrantedDiscount>(
  rules: readonly Rule[],
  sale: DiscountedSale,
): Discounted<Rule> {
  const combined = rules.filter(({ isCombinable }) => isCombinable).toSorted(inTurn)
  const alone = rules.filter(({ isCombinable }) => !isCombinable).toSorted(inTurn)
  const ways = [combined, ...alone.map((rule) => [rule])].map((together) => takeOffTogether(together, sale))

  // The first of those that are alike, whatever the order in which rules are told.
  return ways.reduce((best, way) => (totalOf(way) > totalOf(best) ? way : best))
}

const totalOf = ({ applied }: Discounted<GrantedDiscount>): number =>
  sumCents(applied.map(({ cents }) => cents))

const turns = ['percent', 'amount', 'free-delivery'] as const

const inTurn = (one: GrantedDiscount, other: GrantedDiscount): number =>
  turns.indexOf(one.kind) - turns.indexOf(other.kind) || (one.id < other.id ? -1 : 1)

function takeOffTogether<Rule extends GrantedDiscount>(
  rules: readonly Rule[],
  { lines, deliveryFee }: DiscountedSale,
): Discounted<Rule> {
  const taken: Discounted<Rule> = { applied: [], lines: lines.map(() => 0), delivery: 0 }
  for (const rule of rules) {
    const left = lines.map((line, index) =>
      isAbout(rule, line.product) ? Math.max(0, countedCents(line) - (taken.lines[index] ?? 0)) : 0,
    )
    const base = sumCents(left)
    const cents = Math.min(centsOf(rule, base, deliveryFee - taken.delivery), rule.mostCents ?? Infinity)
    if (cents <= 0) continue

    taken.applied.push({ rule, cents })
    if (rule.kind === 'free-delivery') taken.delivery += cents
    else
      apportion(cents, left).forEach((part, index) => (taken.lines[index] = (taken.lines[index] ?? 0) + part))
  }

  return taken
}

/** Never more than there is. */
function centsOf({ kind, value }: GrantedDiscount, base: number, fee: number): number {
  switch (kind) {
    case 'percent':
      return Fraction.of(base).times(Math.min(value, wholePercent)).dividedBy(wholePercent).rounded()
    case 'amount':
      return Math.min(value, base)
    case 'free-delivery':
      return fee
  }
}

/** Whether a rule is about a product. */
export const isAbout = ({ products }: Pick<GrantedDiscount, 'products'>, product: string): boolean =>
  !products || products.includes(product)
