import type { PayloadRequest } from 'payload'

import { type OrderLink, orderLink } from '#domain/ordering/order-calls.contract.ts'
import { Refused } from '#kernel/refused.ts'

/** The path of a guest's link; one that cannot be right is answered like an order that does not exist. */
export function readOrderLink(req: PayloadRequest): OrderLink {
  const parsed = orderLink.safeParse(req.routeParams)
  if (!parsed.success) throw new Refused('unknown-order')
  return parsed.data
}
