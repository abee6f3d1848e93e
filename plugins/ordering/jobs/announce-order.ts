import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { canBeTakenBack, takeBackSeconds } from '#domain/ordering/take-back.ts'
import { setsOffPrinting } from '#domain/ordering/printing/auto-print.ts'
import { promised, promiseTogether } from '#kernel/outbox/promise.ts'
import { paymentNews } from '#plugins/payments/payments.port.ts'
import { slipsDue } from '#plugins/printing/printing.port.ts'

import { type orderMoved, type orderPlaced, voucherSale } from './order-effects.ts'
import { noticesOf, readWishes } from './promise-notices.ts'

export function announcePlaced(facts: z.output<typeof orderPlaced.facts>, at: Delivering): Promise<void> {
  return announceMoved({ ...facts, action: 'place' }, at)
}

/**
 * Promises slips on paper, what the move asks of a payment, and what is told of it to whom.
 */
export async function announceMoved(
  event: z.output<typeof orderMoved.facts>,
  { payload }: Delivering,
): Promise<void> {
  const { order, version } = event
  const { pool } = payload.db
  const wishes = await readWishes(pool, order)
  // Nothing follows for an order that is gone.
  if (!wishes) return
  const once = `${order}:${version}`
  const afterSeconds = canBeTakenBack(event.action) ? takeBackSeconds : 0
  // An order that is paid online comes to the house with its money.
  const action = event.action === 'pay' ? 'place' : event.action
  const notices = noticesOf({ order, version, action }, { occasion: version, afterSeconds, wishes })
  await promiseTogether(pool, [
    // First, for a kitchen waits for it: who is written to does not.
    ...(setsOffPrinting(event.action) ? [promised(slipsDue, { order, version }, once)] : []),
    // What a move asks of a payment is done once nobody takes the move back any more.
    ...(wishes.isPaidOnline && !isOfPayment(event.action)
      ? [promised(paymentNews, { order }, once, afterSeconds)]
      : []),
    ...(wishes.sellsVouchers ? [promised(voucherSale, { order }, once)] : []),
    ...notices,
  ])
}

/** Whether the payment itself has moved the order: whoever wrote that has done what follows from it. */
const isOfPayment = (action: string): boolean =>
  action === 'pay' || action.startsWith('payment') || action === 'refund' || action === 'refund-partly'
