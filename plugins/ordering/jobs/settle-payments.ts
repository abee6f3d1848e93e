import type { Payload } from 'payload'
import type * as z from 'zod/mini'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import type { Working } from '#kernel/workers/worker.ts'
import type { paymentNews } from '#plugins/payments/payments.port.ts'

import { settleOrder } from '../operations/settle-order.ts'

const mostAtOnce = 100
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
  const { rows } = await payload.db.pool.query<{ id: string }>({
    name: 'payments-to-ask-after',
    text: dueQuery,
    values: [now.toString()],
  })
  const waiting = rows.map(({ id }) => id)
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

/** The longest wait first; older payments are asked after less often. */
const dueQuery = `
  select o.id
    from orders o left join provider_payments p on p.order_id = o.id,
 lateral (select $1::timestamptz - coalesce(p.asked_at, o.placed_at) as since,
                 $1::timestamptz - o.placed_at as age) waited
   where ((not p.is_over or exists (select from provider_refunds where payment_id = p.id and done_at is null))
          and waited.since >= case when waited.age < interval '1 hour' then interval '2 minutes'
                                                 when waited.age < interval '1 day' then interval '15 minutes'
                                                 else interval '6 hours' end)
      or (o.status = 'awaiting-payment' and waited.age >= interval '${paymentMinutes} minutes'
          and waited.since >= interval '1 minute')
   order by coalesce(p.asked_at, o.placed_at)
   limit ${mostAtOnce}`
