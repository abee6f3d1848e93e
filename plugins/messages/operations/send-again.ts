import type { PayloadRequest } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { Refused } from '#kernel/refused.ts'

/** `cameToNothing` of the terms of messages. */
const cameToNothing = `state in ('refused', 'failed', 'bounced')`

/**
 * Puts the promise of a message on its way again that came to nothing; of two who ask at once one does. What the
 * promise is about has gone on meanwhile, so that it may tell of something newer, or of nothing.
 */
export async function sendAgain(req: PayloadRequest, id: string, now: Temporal.Instant): Promise<void> {
  if (!staffOf(req)) throw new Refused('not-allowed')

  const message = await findRecord(asUser(req), 'messages', {
    where: { id: { equals: id } },
    select: { event: true },
    disableErrors: true,
  })
  if (!message) throw new Refused('unknown-record')
  const { rowCount } = await req.payload.db.pool.query(
    `with promised as (
       update outbox set done_at = null, failed_at = null, claimed_until = null, attempts = 0, available_at = now()
        where dedupe_key = $2 and (done_at is not null or failed_at is not null)
          and exists (select from messages where id = $1::uuid and ${cameToNothing})
       returning 1)
     update messages set state = 'queued', why = null, settled_at = null, reference = null, queued_at = $3
      where id = $1::uuid and ${cameToNothing} and exists (select from promised)
     returning 1`,
    [message.id, message.event, now.toString()],
  )
  if (rowCount !== 1) throw new Refused('message-not-repeatable')
}
