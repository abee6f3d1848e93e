import type { Pool, QueryConfig } from 'pg'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'

const mostAtOnce = 100

/** The orders whose payments are to be asked after, the longest wait first. */
export async function paymentsToAskAfter(pool: Pool, now: Temporal.Instant): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(paymentsToAskAfterStatement(now))

  return rows.map(({ id }) => id)
}

/**
 * Whoever has a reason to be asked after is found by an index of that reason, for a house has thousands of orders that
 * need nothing any more for each one that does.
 */
export const paymentsToAskAfterStatement = (now: Temporal.Instant): QueryConfig => ({
  name: 'payments-to-ask-after',
  text: `
    select id from (
      select o.id, ${since} as since
        from provider_payments p join orders o on o.id = p.order_id
       where not p.is_over and ${isItsTurn}
      union
      select o.id, ${since}
        from provider_refunds r join provider_payments p on p.id = r.payment_id join orders o on o.id = p.order_id
       where r.done_at is null and ${isItsTurn}
      union
      select o.id, ${since}
        from orders o left join provider_payments p on p.order_id = o.id
       where o.status = 'awaiting-payment' and o.placed_at <= $1::timestamptz - interval '${paymentMinutes} minutes'
         and ${since} <= $1::timestamptz - interval '1 minute') due
     order by since limit ${mostAtOnce}`,
  values: [now.toString()],
})

const since = 'coalesce(p.asked_at, o.placed_at)'

/** Older payments are asked after less often. */
const isItsTurn = `${since} <= $1::timestamptz - case
         when o.placed_at > $1::timestamptz - interval '1 hour' then interval '2 minutes'
         when o.placed_at > $1::timestamptz - interval '1 day' then interval '15 minutes'
         else interval '6 hours' end`
