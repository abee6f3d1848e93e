import type { CollectionAfterChangeHook } from 'payload'

import { askedHost } from '#collections/shared/divisions.ts'
import { drawerOf } from '#kernel/capability/drawer.ts'
import { promise } from '#kernel/outbox/promise.ts'

import { contactMail, type MailReader } from '../jobs/contact-mail.ts'

/** To whom the request that is being stored is told; what staff enter by hand is told to nobody. */
export const feedbackNotes = drawerOf<{ mailReaders: MailReader[]; branches: string[] }>('feedback')

/** In the same transaction as the request itself: either both stand, or neither. */
export const promiseContactMails: CollectionAfterChangeHook<{ id: string }> = async ({
  doc: { id },
  operation,
  req,
}) => {
  const readers = operation === 'create' ? (feedbackNotes(req).mailReaders ?? []) : []
  const host = askedHost(req)
  for (const reader of readers) {
    const branches = reader === 'business' ? (feedbackNotes(req).branches ?? []) : []
    for (const branch of branches) {
      await promise(req, contactMail, { request: id, reader, host, branch }, `${id}:${reader}:${branch}`)
    }
    if (branches.length > 0) continue
    await promise(req, contactMail, { request: id, reader, host }, `${id}:${reader}`)
  }
}
