import type { PayloadRequest } from 'payload'

import type { UnsettledPayment } from '#domain/ordering/unsettled-payments.contract.ts'
import { branchesToRead } from '#kernel/access/branches-to-read.ts'

import { instantText } from './order-record.ts'

const mostListed = 200

/**
 * Payments at providers that somebody should know of, in the branches of whoever asks: what does not fit its order,
 * what is to go back and has not, and whose guest has been paying for longer than anybody does.
 */
export async function listUnsettledPayments(
  req: PayloadRequest,
): Promise<{ docs: UnsettledPayment[]; more: number }> {
  const { rows } = await req.payload.db.pool.query<UnsettledPayment & { all: number }>({
    name: 'unsettled-payments',
    text: unsettledQuery,
    values: [await branchesToRead(req, 'payments')],
  })

  return {
    docs: rows.map(({ all: _all, ...payment }) => payment),
    more: Math.max(0, (rows[0]?.all ?? 0) - mostListed),
  }
}

/** Whatever waits is found by an index of such alone, however much was ever paid. */
export const unsettledQuery = `
  with waiting as (
    select id from provider_payments where problem is not null
     union
    select payment_id from provider_refunds where done_at is null
     union
    select p.id from orders o join provider_payments p on p.order_id = o.id
     where o.status = 'awaiting-payment' and o.placed_at < now() - interval '15 minutes')
  select o.id as "order", o.branch_id as branch, o.ticket_number::int as "ticketNumber", o.status::text as status,
         o.payment_status::text as "paymentStatus", ${instantText('o.placed_at')} as "placedAt",
         p.method::text as method, p.reference, p.amount::int as amount,
         money.underway::int as "refundUnderway", p.problem, ${instantText('p.asked_at')} as "askedAt",
         count(*) over ()::int as all
    from waiting join provider_payments p using (id) join orders o on o.id = p.order_id,
 lateral (select coalesce(sum(amount), 0) as underway from provider_refunds
           where payment_id = p.id and done_at is null) money
   where $1::uuid[] is null or o.branch_id = any($1::uuid[])
   order by o.placed_at, o.id limit ${mostListed}`
