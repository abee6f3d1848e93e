import * as z from 'zod/mini'

import { amount, cents } from '../catalogue/product.contract.ts'
import { paymentMethods } from './order-terms.ts'
import { paymentKinds } from './payment-ledger.ts'

/** How much of a line of the order, by its name; in cents what it cost, and at which rate, in hundredths of a percent. */
const coveredPart = z.object({
  line: z.int(),
  amount,
  gross: z.optional(cents),
  taxRate: z.optional(z.int()),
  /** It is money for later: a multi-purpose voucher, which is taxed once it pays. */
  untaxed: z.optional(z.literal('voucher')),
})
export type CoveredPart = z.infer<typeof coveredPart>

/** A line of the ledger as staff see it beside its order. */
export const orderPayment = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(paymentKinds),
  /** In cents as the money flows: what is given back is below zero. */
  amount: cents,
  method: z.enum(paymentMethods),
  /** The payment at the provider. */
  payment: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** How much of which lines a guest at a table has paid with it. */
  covers: z.nullish(z.array(coveredPart)),
  /** In cents: what of the amount this guest gave the team; below zero where such tips are taken back. */
  tip: z.nullish(cents),
})
export type OrderPayment = z.infer<typeof orderPayment>
