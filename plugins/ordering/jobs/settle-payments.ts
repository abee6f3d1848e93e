import type { Payload } from 'payload'
import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import type { Working } from '#kernel/workers/worker.ts'
import type { paymentNews } from '#plugins/payments/payments.port.ts'

import { paymentsToAskAfter } from '../operations/payments-to-ask-after.ts'
import { settleOrder } from '../operations/settle-order.ts'

const atOnce = 5

/** Asks after the payment that something was told of. */
export const settleAfterNews = (
  { order }: z.output<typeof paymentNews.facts>,
  { payload }: Delivering,
): Promise<unknown> => settleOrder({ payload, order, now: Temporal.Now.instant() })

/**
 * Asks after payments of which nothing was heard, for a message may be lost, and ends the wait of orders whose time is
 * over. A provider that does not answer keeps nobody's slot: what is paid after all goes back once it answers.
 */
export async function settlePayments({ payload, now, ending }: Working): Promise<void> {
  const waiting = await paymentsToAskAfter(payload.db.pool, now)
  const askNext = async (): Promise<void> => {
    const order = ending.aborted ? undefined : waiting.shift()
    if (order === undefined) return
    await askAfter({ payload, order, now })
    await askNext()
  }
  // One that answers slowly keeps few of the others waiting.
  await Promise.all(Array.from({ length: atOnce }, askNext))
}

/** One payment must not keep the others waiting; it is asked after again in its turn. */
async function askAfter(asked: { payload: Payload; order: string; now: Temporal.Instant }): Promise<void> {
  try {
    await settleOrder(asked)
  } catch (err) {
    asked.payload.logger.error({ err, order: asked.order }, 'A payment could not be asked after')
  }
}
