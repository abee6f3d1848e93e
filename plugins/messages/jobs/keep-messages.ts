import { mostOpenHours, recipientDays } from '#domain/operations/messages/longest-wait.ts'
import { interruptedText, overtakenText } from '#domain/operations/messages/mail-failure.texts.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** Forgets to whom older messages went, but for the domain, and ends what was left in the middle for good. */
export async function keepMessages({ payload, now }: Pick<Working, 'payload' | 'now'>): Promise<void> {
  const { pool } = payload.db
  await pool.query(
    `update messages set recipient = '…' || substring(recipient from '@[^@]*$')
      where recipient not like '…@%' and queued_at < $1::timestamptz - make_interval(days => $2)`,
    [now.toString(), recipientDays],
  )
  await pool.query(
    `update messages
        set why = case state when 'sending' then $3 else $4 end, state = 'failed', settled_at = $1::timestamptz
      where state in ('sending', 'queued') and greatest(queued_at, tried_at) < $1::timestamptz - make_interval(hours => $2)`,
    [now.toString(), mostOpenHours, interruptedText, overtakenText],
  )
}
