import type { Payload } from 'payload'

import { Refused } from '#kernel/refused.ts'
import type { OrderRecord } from './order-record.ts'
import { type FoundOrder, findOrder } from './find-order.ts'
import { type OrderChange, type OrderMover, storeMovedOrder } from './store-moved-order.ts'
import { toPublicOrder } from './to-public-order.ts'

/** What the rules say about an event for the order as it stands. */
export type MoveVerdict =
  | { change: OrderChange; action: string; reason?: string | null }
  | { isNoop: true }
  | { why: string; message: string }

type Move = {
  payload: Payload
  order: FoundOrder
  mover: OrderMover
  now: Temporal.Instant
  judge: (order: OrderRecord) => MoveVerdict
}

const mostTries = 5

/**
 * Moves an order along one of its axes. The rules judge what was read, the write holds only if nothing
 * changed since; otherwise the new state is judged again. An illegal event is refused with the order.
 */
export async function moveOrder({ payload, order, mover, now, judge }: Move): Promise<FoundOrder> {
  const pool = payload.db.pool
  let current = order

  for (let tries = 0; tries < mostTries; tries += 1) {
    const verdict = judge(current)
    if ('isNoop' in verdict) return current
    if ('why' in verdict) throw illegalMove(current, verdict)

    const at = now.toString({ smallestUnit: 'millisecond' })
    const { change, action, reason = null } = verdict
    const isStored = await storeMovedOrder(pool, { order: current, change, action, mover, reason, at })
    current = await findAgain(payload, current.id)
    if (isStored) return current
  }
  throw new Refused('changed-meanwhile', { order: toPublicOrder(current) })
}

function illegalMove(order: FoundOrder, { why, message }: { why: string; message: string }): Refused {
  const facts = { why, order: toPublicOrder(order) }
  return new Refused('illegal-status-change', facts, [
    { code: 'illegal-status-change', message, data: facts },
  ])
}

async function findAgain(payload: Payload, id: string): Promise<FoundOrder> {
  const order = await findOrder(payload.db.pool, id)
  if (!order) throw new Refused('unknown-order')
  return order
}
