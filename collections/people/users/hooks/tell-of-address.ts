import type { CollectionAfterChangeHook } from 'payload'

import { addressMail } from '#collections/shared/accounts/account-effects.ts'
import { trimmedLower } from '#collections/shared/accounts/sign-in-credentials.ts'
import { promise } from '#kernel/outbox/promise.ts'

/** The address that no longer counts hears of it: whoever takes an account over begins with its mails. */
export const tellOfAddress: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const before = trimmedLower(previousDoc?.email)
  if (operation !== 'update' || !before || before === trimmedLower(doc.email)) return doc

  await promise(req, addressMail, { to: before }, crypto.randomUUID())
  return doc
}
