import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { askedHost } from '#collections/shared/divisions.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { contactMailTopic, type MailReader } from '../jobs/contact-mail.texts.ts'

/** Payload copies what has a name from one call to the next. */
type Promising = { contactMails?: MailReader[] }

/** Says to whom the next contact request is told; what staff enter by hand is told to nobody. */
export function promisingMails(req: PayloadRequest, readers: MailReader[]): void {
  const context = req.context as Promising // Payload leaves room for anything here
  context.contactMails = readers
}

/** In the same transaction as the request itself: either both stand, or neither. */
export const promiseContactMails: CollectionAfterChangeHook<{ id: string }> = async ({
  doc,
  operation,
  req,
}) => {
  const readers = operation === 'create' ? ((req.context as Promising).contactMails ?? []) : []
  if (readers.length === 0) return

  const transaction = await transactionOf(req)
  const host = askedHost(req)
  for (const reader of readers) {
    const row = JSON.stringify({ request: doc.id, reader, host })
    await transaction.execute(
      sql`insert into outbox (topic, dedupe_key, payload)
          values (${contactMailTopic}, ${`${contactMailTopic}:${doc.id}:${reader}`}, ${row}::jsonb)`,
    )
  }
  await notifyTagsOf(req, ['outbox'])
}
