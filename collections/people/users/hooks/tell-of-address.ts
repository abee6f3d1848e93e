import type { CollectionAfterChangeHook } from 'payload'

import { promiseEffect } from '#kernel/outbox/promise-effect.ts'

import { addressMailTopic } from '#collections/shared/accounts/account-topics.ts'
import { trimmedLower } from '#collections/shared/accounts/sign-in-credentials.ts'

/** The address that no longer counts hears of it: whoever takes an account over begins with its mails. */
export const tellOfAddress: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = trimmedLower(previousDoc?.email)
  if (operation !== 'update' || !before || before === trimmedLower(doc.email)) return doc

  await promiseEffect(req, {
    topic: addressMailTopic,
    payload: { to: before },
    dedupeKey: crypto.randomUUID(),
  })
  return doc
}
