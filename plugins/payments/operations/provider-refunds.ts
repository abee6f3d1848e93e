import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { inTurn, type Querying } from '#kernel/database/in-turn.ts'

import { type OpenRefund, ProviderAway, type ProviderPayment, ProviderRefused } from '../provider.ts'
import { allProviders } from '../providers/all-providers.ts'
import { openAccount } from './open-account.ts'

/** For how long a provider surely knows a name again, where it tells nothing of what it gave back. */
const rememberedMinutes = 3

/** Part of the statement that moves an order: staff give back so many cents of its payment. */
export const refundNote = (cents: string): string => `
  insert into provider_refunds (payment_id, amount)
  select p.id, ${cents}::int from moved join provider_payments p on p.order_id = moved.id`

/**
 * In cents: what is to go back to the guest by the provider and is not known to have, or is known to and is not booked
 * yet: nobody gives that back once more meanwhile.
 */
export async function readPromised(database: Querying, order: string): Promise<number> {
  const { rows } = await database.query<{ open: number }>({
    name: 'promised-refunds',
    text: `select (noted.open + greatest(0, noted.done - booked.cents))::int as open
             from provider_payments p,
          lateral (select coalesce(sum(amount) filter (where done_at is null), 0) as open,
                          coalesce(sum(amount) filter (where done_at is not null), 0) as done
                     from provider_refunds where payment_id = p.id) noted,
          lateral (select coalesce(-sum(amount), 0) as cents
                     from payments where order_id = p.order_id and kind = 'refund' and reference = p.reference) booked
            where p.order_id = $1`,
    values: [order],
  })
  return rows[0]?.open ?? 0
}

/**
 * Notes that all of a payment goes back that has not yet: `captured` and `told` are what the provider says, in cents.
 * One after the other, so that two who find out at once note it once.
 */
export function noteRest(
  pool: Pool,
  { id }: ProviderPayment,
  { captured, told }: { captured: number; told: number },
): Promise<void> {
  return inTurn(pool, `refunds:${id}`, async (connection) => {
    await connection.query({
      name: 'note-rest-of-payment',
      text: `
        insert into provider_refunds (payment_id, amount, is_rest)
        select $1, rest.amount, true
          from (select $2::int - greatest($3::int, coalesce(sum(amount) filter (where done_at is not null), 0)::int)
                       - coalesce(sum(amount) filter (where done_at is null), 0)::int as amount
                  from provider_refunds where payment_id = $1) rest
         where rest.amount > 0
        on conflict do nothing`,
      values: [id, captured, told],
    })
  })
}

/** The first part that is to go back; null where all did. */
export async function nextRefund(pool: Pool, payment: string): Promise<OpenRefund | null> {
  const { rows } = await pool.query<OpenRefund>({
    name: 'next-refund',
    text: `select id, amount::int as amount, told_before::int as "toldBefore",
                  to_char(sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt"
             from provider_refunds where payment_id = $1 and done_at is null order by noted_at, id limit 1`,
    values: [payment],
  })
  return rows[0] ?? null
}

type Sending = { payment: ProviderPayment; refund: OpenRefund; told: number; now: Temporal.Instant }

/**
 * Gives back one part, under its own name: what was asked for once and not answered is asked for again under the same,
 * and not at all where the provider says meanwhile that it did, or may have forgotten the name. `unclear` is for people
 * to look after.
 */
export async function sendRefund(payload: Payload, sending: Sending): Promise<'done' | 'unclear'> {
  const { payment, refund, told, now } = sending
  const { pool } = payload.db
  const provider = allProviders[payment.method]
  if (refund.sentAt !== null) {
    const isTold = provider.tellsRefunds && told >= (refund.toldBefore ?? 0) + refund.amount
    if (isTold) return noteDone(pool, refund.id)
    const since = Temporal.Instant.from(refund.sentAt).add({ minutes: rememberedMinutes })
    if (!provider.tellsRefunds && Temporal.Instant.compare(now, since) > 0) return 'unclear'
  }

  const account = await openAccount(payload, payment.account)
  if (!account || payment.reference === null) throw new ProviderRefused('no way to the provider', 401)
  await noteSent(pool, refund, { at: now.toString({ smallestUnit: 'millisecond' }), told })
  try {
    const asked = { ...payment, reference: payment.reference }
    await provider.refund(account, { payment: asked, amount: refund.amount, once: refund.id })
  } catch (error) {
    // What surely did not arrive may be asked for at any time.
    const isUndone = error instanceof ProviderRefused || (error instanceof ProviderAway && error.isUndone)
    if (isUndone && refund.sentAt === null) await forgetSent(pool, refund.id)
    throw error
  }
  return noteDone(pool, refund.id)
}

async function noteSent(
  pool: Pool,
  { id }: OpenRefund,
  { at, told }: { at: string; told: number },
): Promise<void> {
  await pool.query({
    name: 'note-sent-refund',
    text: `update provider_refunds set sent_at = $2::timestamptz, told_before = $3
            where id = $1 and sent_at is null`,
    values: [id, at, told],
  })
}

async function forgetSent(pool: Pool, id: string): Promise<void> {
  await pool.query({
    name: 'forget-sent-refund',
    text: `update provider_refunds set sent_at = null, told_before = null where id = $1 and done_at is null`,
    values: [id],
  })
}

async function noteDone(pool: Pool, id: string): Promise<'done'> {
  await pool.query({
    name: 'note-done-refund',
    text: `update provider_refunds set done_at = now() where id = $1 and done_at is null`,
    values: [id],
  })
  return 'done'
}

/**
 * Somebody has looked after a part of which nobody knew: it did go back, or it did not and may be asked for anew under
 * another name. Whether there was such a part.
 */
export async function settleUnclearRefund(pool: Pool, order: string, didGoBack: boolean): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'settle-unclear-refund',
    text: `
      with unclear as (
        select r.id, r.payment_id, r.amount, r.is_rest
          from provider_payments p join provider_refunds r on r.payment_id = p.id
         where p.order_id = $1 and p.problem = 'unclear' and r.done_at is null and r.sent_at is not null
         order by r.noted_at, r.id limit 1 for update of r),
      known as (
        update provider_refunds r set done_at = now() from unclear u where $2 and r.id = u.id),
      gone as (
        delete from provider_refunds r using unclear u where not $2 and r.id = u.id returning r.id),
      anew as (
        insert into provider_refunds (payment_id, amount, is_rest)
        select payment_id, amount, false from unclear where not $2 and exists (select from gone))
      select from unclear`,
    values: [order, didGoBack],
  })
  return rowCount === 1
}
