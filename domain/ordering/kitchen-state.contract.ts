import * as z from 'zod/mini'

import { amount } from '../catalogue/product.contract.ts'

/** What the kitchen says of an order. Instants are ISO text. */
export const kitchenState = z.object({
  /** By line: how much of it was made, in the unit in which it was ordered, and when. Missing lines are to be made. */
  made: z.record(z.string(), z.object({ amount, at: z.string() })),
  /** Since when it is to be made again though it was given out; missing while it is not. */
  recalledAt: z.optional(z.string()),
})
export type KitchenState = z.infer<typeof kitchenState>
