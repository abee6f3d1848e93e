import { liveChannel } from '#kernel/live/live-message.ts'
import type { Working } from '#kernel/workers/worker.ts'

const atOnce = 200

/**
 * Writes off what is left of vouchers whose last day is over, by the calendar of their branch. One that is just being
 * spent or given back is left for the next time: it may have another balance, or another last day, by then.
 */
export async function expireVouchers({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<void> {
  const at = now.toString({ smallestUnit: 'millisecond' })
  let expired = atOnce
  while (expired === atOnce) {
    const { rowCount } = await payload.db.pool.query({
      name: 'expire-vouchers',
      text: expiring,
      values: [at, atOnce],
    })
    expired = rowCount ?? 0
  }
}

const expiring = `
  with due as (
    select v.id, v.balance
      from vouchers v join branches b on b.id = v.branch_id
     where v.expires_on is not null and v.balance > 0 and v.voided_at is null
       and v.expires_on < to_char($1::timestamptz at time zone b.time_zone::text, 'YYYY-MM-DD')
     order by v.id limit $2
       for update of v skip locked),
  booked as (
    insert into voucher_lines (voucher_id, kind, amount, at)
    select id, 'expire', -balance, $1::timestamptz from due order by id)
  select pg_notify('${liveChannel}', jsonb_build_object('tags', jsonb_build_array('vouchers', 'vouchers:' || id))::text)
    from due`
