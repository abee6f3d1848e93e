import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { canBeTakenBack, takeBackSeconds } from '#domain/ordering/take-back.ts'
import { setsOffPrinting } from '#domain/ordering/printing/auto-print.ts'
import { promise } from '#kernel/outbox/promise.ts'
import { findProviderPayment, paymentNews } from '#plugins/payments/payments.port.ts'
import { slipsDue } from '#plugins/printing/printing.port.ts'

import { orderMail, type orderMoved, type orderPlaced } from './order-effects.ts'
import { readersOf } from './order-mail.texts.ts'

export function announcePlaced(facts: z.output<typeof orderPlaced.facts>, at: Delivering): Promise<void> {
  return announceMoved({ ...facts, action: 'place' }, at)
}

/**
 * Promises slips on paper, what the move asks of a payment, and one mail per reader of the event, so that one that fails
 * is tried again without sending the others twice.
 */
export async function announceMoved(
  event: z.output<typeof orderMoved.facts>,
  { payload }: Delivering,
): Promise<void> {
  const { order, version } = event
  // First, for a kitchen waits for it: who is written to does not.
  if (setsOffPrinting(event.action)) {
    await promise({ payload }, slipsDue, { order, version }, `${order}:${version}`)
  }
  const afterSeconds = canBeTakenBack(event.action) ? takeBackSeconds : 0
  if (!isOfPayment(event.action)) await promiseSettling(payload, event, afterSeconds)
  // An order that is paid online comes to the house with its money.
  const action = event.action === 'pay' ? 'place' : event.action
  for (const reader of readersOf(action)) {
    const once = `${order}:${version}:${reader}`
    await promise({ payload }, orderMail, { ...event, action, reader }, once, { afterSeconds })
  }
}

/** What a move asks of a payment is done once nobody takes the move back any more. */
async function promiseSettling(
  payload: Delivering['payload'],
  { order, version }: { order: string; version: number },
  afterSeconds: number,
): Promise<void> {
  if (!(await findProviderPayment(payload.db.pool, order))) return

  await promise({ payload }, paymentNews, { order }, `${order}:${version}`, { afterSeconds })
}

/** Whether the payment itself has moved the order: whoever wrote that has done what follows from it. */
const isOfPayment = (action: string): boolean =>
  action === 'pay' || action.startsWith('payment') || action === 'refund' || action === 'refund-partly'
