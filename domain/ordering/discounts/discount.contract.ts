import * as z from 'zod/mini'

import type { ApiContract } from '../../api/api-contract.ts'
import { cents, taxRate } from '../../catalogue/product.contract.ts'
import { hoursEntry } from '../../time/hours.contract.ts'
import { orderTypes } from '../order-terms.ts'
import { discountKinds } from './discount-terms.ts'

/** What a discount takes off of what. */
const granted = {
  id: z.string(),
  /** As guests read it. */
  name: z.string(),
  kind: z.enum(discountKinds),
  /** Hundredths of a percent, or cents; nothing for a free delivery. */
  value: z.int().check(z.minimum(0)),
  /** Ids of the products that it is about; missing for all goods. */
  products: z.nullish(z.array(z.string())),
  /** Goods in cents, before anything is taken off, from which on it holds. */
  minimumGoods: cents,
  /** Together with others of which the same is said; else the guest gets whichever takes off the most. */
  isCombinable: z.boolean(),
  /** Its uses are counted, so each of them may be the last. */
  isLimited: z.boolean(),
  /** Cents that are left for it, where that may be less than it would take off. */
  mostCents: z.optional(cents),
}

/** A discount as a shop grants it. Guests are told of it, so it holds neither its code nor what is left of its budget. */
export const discountRule = z.object({
  ...granted,
  /** Asked for by a code; else it holds by itself, such as a happy hour. */
  isCode: z.boolean(),
  /** When the goods have to be wanted, by the clock of the branch; always, if there are none. */
  windows: z.array(hoursEntry),
  /** ISO instants between which it has to be ordered. */
  validFrom: z.nullish(z.string()),
  validUntil: z.nullish(z.string()),
  /** None for all. */
  orderTypes: z.array(z.enum(orderTypes)),
})
export type DiscountRule = z.infer<typeof discountRule>

/** What was taken off an order, and the rule as it was then. */
export const orderDiscount = z.object({
  ...granted,
  /** What it takes off in cents; nothing once a change of the order leaves it nothing to take. */
  cents,
  /** Of the delivery fee, so that the fee can come back with its tax. */
  deliveryTaxRate: z.optional(taxRate),
})
export type OrderDiscount = z.infer<typeof orderDiscount>

/** `POST /api/branches/{key}/discount-code` */
export const discountCodeContract = {
  method: 'post',
  path: '/api/branches/{key}/discount-code',
  area: 'Shop',
  summary: 'Sagt, was ein Rabattcode bringt, oder warum er nicht gilt',
  params: z.object({ key: z.string() }),
  request: z.strictObject({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  responses: { 200: { description: 'Die Regel, nach der gerechnet wird', body: discountRule } },
  errors: ['validation', 'unknown-branch', 'too-many-requests', 'too-many-attempts'],
  rights: 'Alle',
  // Whoever tries out codes has as many tries as whoever tries out passwords.
  policy: { limit: 'auth' },
} as const satisfies ApiContract
