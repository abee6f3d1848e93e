import type { Payload } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { isOfProvider, settleUnclearRefund } from '#plugins/payments/payments.port.ts'

import type { FoundOrder } from './find-order.ts'
import { moveOrder } from './move-order.ts'
import { settleOrder } from './settle-order.ts'

type Resolving = {
  payload: Payload
  order: FoundOrder
  by: string
  didGoBack: boolean
  now: Temporal.Instant
}

/**
 * Ends what nobody could know: a provider that tells nothing of what it gave back did not answer. What went back is
 * booked, what did not is asked for anew. The history says who has looked.
 */
export async function resolveUnclearRefund(resolving: Resolving): Promise<FoundOrder> {
  const { payload, order, by, didGoBack, now } = resolving
  if (!(await settleUnclearRefund(payload.db.pool, order.id, didGoBack)))
    throw new Refused('changed-meanwhile')
  const told = await moveOrder({
    payload,
    order,
    mover: { kind: 'staff', id: by },
    now,
    judge: () => ({ action: didGoBack ? 'refund-found' : 'refund-missed', change: {} }),
  })
  const settled = await settleOrder({ payload, order: order.id, now }).catch((error) => {
    if (!isOfProvider(error)) throw error
    return null
  })

  return settled ?? told
}
