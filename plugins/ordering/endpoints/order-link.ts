import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import { Refused } from '#kernel/refused.ts'

export const orderLink = z.object({
  uid: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  hash: z.string().check(z.regex(/^[\w-]{8,128}$/)),
})
export type OrderLink = z.infer<typeof orderLink>

/** The path of a guest's link; one that cannot be right is answered like an order that does not exist. */
export function readOrderLink(req: PayloadRequest): OrderLink {
  const parsed = orderLink.safeParse(req.routeParams)
  if (!parsed.success) throw new Refused('unknown-order')
  return parsed.data
}
