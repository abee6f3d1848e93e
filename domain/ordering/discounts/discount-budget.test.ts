import { describe, expect, it } from 'vitest'

import { type DiscountBudget, isToldAnew, ruleWithin, toldRule, whyUsedUp } from './discount-budget.ts'
import { rule } from './discounts.fixture.ts'

const budget = (changes: Partial<DiscountBudget> = {}): DiscountBudget => ({
  uses: null,
  cents: null,
  usesPerGuest: null,
  ...changes,
})
const used = (uses: number, cents: number, byGuest = 0) => ({ uses, cents, byGuest })
const offered = (changes: Partial<DiscountBudget>) => ({ rule: rule(), code: null, budget: budget(changes) })

describe('a budget', () => {
  it.each([
    [budget(), used(900, 90_000), true, null],
    [budget({ uses: 10 }), used(9, 0), true, null],
    [budget({ uses: 10 }), used(10, 0), true, 'used-up'],
    [budget({ cents: 500 }), used(3, 499), true, null],
    [budget({ cents: 500 }), used(3, 500), true, 'used-up'],
    [budget({ usesPerGuest: 1 }), used(9, 0, 0), true, null],
    [budget({ usesPerGuest: 1 }), used(9, 0, 1), true, 'guest-used-up'],
    [budget({ usesPerGuest: 1 }), used(9, 0, 0), false, 'guest-unknown'],
  ])('%j, used %j by a guest who is known (%s): %s', (given, use, isKnown, why) => {
    expect(whyUsedUp(given, use, { isKnown })).toBe(why)
  })

  it('of money gives the last order what is left of it', () => {
    expect(ruleWithin(offered({ cents: 500 }), used(3, 420)).mostCents).toBe(80)
    expect(ruleWithin(offered({ uses: 5 }), used(3, 420)).mostCents).toBeUndefined()
  })

  it('is told to guests only where they have to reckon with it', () => {
    expect(toldRule(offered({ cents: 50_000 }), used(3, 420)).mostCents).toBeUndefined()
    expect(toldRule(offered({ cents: 50_000 }), used(3, 49_000)).mostCents).toBe(1000)
  })

  it('is told anew once its last use is taken, or little money is left', () => {
    expect(isToldAnew(offered({ uses: 5 }), used(3, 0))).toBe(false)
    expect(isToldAnew(offered({ uses: 5 }), used(4, 0))).toBe(true)
    expect(isToldAnew(offered({ cents: 500 }), used(0, 0))).toBe(true)
  })
})
