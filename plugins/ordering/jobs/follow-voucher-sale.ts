import type * as z from 'zod/mini'

import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import { isOnlyVouchers } from '#domain/ordering/vouchers/sold-vouchers.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { keepSold } from '#plugins/vouchers/vouchers.port.ts'

import { findOrder, type FoundOrder } from '../operations/find-order.ts'
import { judgeOrderAction } from '../operations/judge-move.ts'
import { moveOrder } from '../operations/move-order.ts'
import type { voucherSale } from './order-effects.ts'

/**
 * Makes the vouchers of an order that was paid, and blocks those of one that came to nothing. Where nothing else was
 * ordered nobody has to answer it: it is done with its money.
 */
export async function followVoucherSale(
  { order: id }: z.output<typeof voucherSale.facts>,
  { payload }: Pick<Delivering, 'payload'>,
): Promise<void> {
  const now = Temporal.Now.instant()
  const found = await findOrder(payload.db.pool, id)
  if (!found) return
  const order = await completed(payload, found, now)

  await keepSold(payload, order, now)
}

async function completed(
  payload: Delivering['payload'],
  order: FoundOrder,
  now: Temporal.Instant,
): Promise<FoundOrder> {
  const isDone = order.paymentStatus === 'paid' && isOnlyVouchers(order.items)
  if (!isDone || !(order.status === 'awaiting' || underWay.includes(order.status))) return order
  const move = (of: FoundOrder, action: 'confirm' | 'completed') =>
    moveOrder({
      payload,
      order: of,
      now,
      mover: { kind: 'system', id: null },
      // Others may follow the same sale at the same moment.
      judge: (current) =>
        isNext(current.status, action)
          ? judgeOrderAction(current, { action, actor: 'system', now })
          : { isNoop: true },
    })

  return move(order.status === 'awaiting' ? await move(order, 'confirm') : order, 'completed')
}

const isNext = (status: OrderStatus, action: 'confirm' | 'completed'): boolean =>
  action === 'confirm' ? status === 'awaiting' : underWay.includes(status)

/** Somebody of the house has taken it. */
const underWay: readonly OrderStatus[] = ['confirmed', 'in-delivery']
