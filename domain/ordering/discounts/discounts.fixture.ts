import fc from 'fast-check'

import type { DiscountRule } from './discount.contract.ts'
import { discountKinds } from './discount-terms.ts'

/** Ten percent off everything, always, unless said otherwise. */
export const rule = (changes: Partial<DiscountRule> = {}): DiscountRule => ({
  id: 'ten',
  name: 'Zehn Prozent',
  kind: 'percent',
  value: 1000,
  minimumGoods: 0,
  isCombinable: false,
  isLimited: false,
  isCode: false,
  windows: [],
  orderTypes: [],
  ...changes,
})

/** Whatever a shop may think of, about the products named. */
export const anyRule = (products: readonly string[]): fc.Arbitrary<DiscountRule> =>
  fc
    .record({
      id: fc.uuid(),
      kind: fc.constantFrom(...discountKinds),
      value: fc.integer({ min: 1, max: 10_000 }),
      products: fc.option(fc.subarray([...products], { minLength: 1 })),
      minimumGoods: fc.constantFrom(0, 0, 1500, 5000),
      isCombinable: fc.boolean(),
      mostCents: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
    })
    .map(({ mostCents, ...changes }) => rule({ ...changes, ...(mostCents !== undefined && { mostCents }) }))
