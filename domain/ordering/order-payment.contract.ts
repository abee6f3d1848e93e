import * as z from 'zod/mini'

import { cents } from '../catalogue/product.contract.ts'
import { paymentMethods } from './order-terms.ts'
import { paymentKinds } from './payment-ledger.ts'

/** A line of the ledger as staff see it beside its order. */
export const orderPayment = z.object({
  at: z.string(),
  kind: z.enum(paymentKinds),
  /** In cents as the money flows: what is given back is below zero. */
  amount: cents,
  method: z.enum(paymentMethods),
  /** The payment at the provider. */
  payment: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type OrderPayment = z.infer<typeof orderPayment>
