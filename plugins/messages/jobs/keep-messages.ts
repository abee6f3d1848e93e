import type { Pool } from 'pg'

import { messageDays, mostOpenHours, recipientDays } from '#domain/operations/messages/longest-wait.ts'
import { interruptedText, overtakenText } from '#domain/operations/messages/mail-failure.texts.ts'
import { endedStatuses } from '#domain/ordering/order-status.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** What one statement takes on; the rest follows at once. */
const batch = 1000

/**
 * Forgets to whom older messages went, but for the domain of a mail; ends what was left in the middle for good; and
 * forgets old messages altogether, as well as the devices of guests whose orders are over.
 */
export async function keepMessages({ payload, now, ending }: Working): Promise<void> {
  const { pool } = payload.db
  const at = now.toString()
  await untilNone(ending, () => pool.query(forgetRecipients, [at, recipientDays, batch]))
  await pool.query(endLeft, [at, mostOpenHours, interruptedText, overtakenText])
  await untilNone(ending, () => pool.query(forgetMessages, [at, messageDays, batch]))
  await pool.query(forgetClaims, [at])
  await forgetGuestsDevices(pool, now)
}

async function untilNone(
  ending: AbortSignal,
  work: () => Promise<{ rowCount: number | null }>,
): Promise<void> {
  while (!ending.aborted) {
    const { rowCount } = await work()
    if ((rowCount ?? 0) < batch) return
  }
}

/** By an index of those alone that still name somebody, the oldest first. */
export const forgetRecipients = `
  update messages set recipient = '…' || substring(recipient from '@[^@]*$')
   where id = any(array(
           select id from messages
            where recipient is not null and recipient not like '…%'
              and queued_at < $1::timestamptz - make_interval(days => $2)
            order by queued_at limit $3))`

export const endLeft = `
  update messages
     set why = case state when 'sending' then $3 else $4 end, state = 'failed', settled_at = $1::timestamptz
   where state in ('sending', 'queued') and greatest(queued_at, tried_at) < $1::timestamptz - make_interval(hours => $2)`

export const forgetMessages = `
  delete from messages
   where id = any(array(
           select id from messages where queued_at < $1::timestamptz - make_interval(days => $2)
            order by queued_at limit $3))`

/** Whether a day is full is asked on that day alone, in whichever zone. */
const forgetClaims = `delete from sms_claims where day < $1::timestamptz::date - 7`

async function forgetGuestsDevices(pool: Pool, now: Temporal.Instant): Promise<void> {
  await pool.query(
    `delete from push_subscriptions s using orders o
      where o.id = s.order_id and o.status::text = any($2) and o.updated_at < $1::timestamptz - interval '1 day'`,
    [now.toString(), endedStatuses],
  )
}
