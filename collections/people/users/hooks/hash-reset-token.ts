import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import { pure } from '#kernel/access/after-grant.ts'

import { hashOfToken } from '#collections/shared/accounts/reset-token.ts'

/** The mail carries the token itself, the database only what it can be recognised by. */
export const storeTokenHashed: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { resetPasswordToken: token } = data
  if (typeof token !== 'string' || token === originalDoc?.resetPasswordToken) return data

  return { ...data, resetPasswordToken: hashOfToken(token) }
}

/** Whoever comes with a link is looked up by what is stored of it. Stands before all that looks. */
export const lookUpTokenHashed = pure<CollectionBeforeOperationHook>(function lookUpTokenHashed({
  args,
  operation,
}) {
  const { data } = args as { data?: { token?: unknown } }
  // In place, because Payload goes on with the data that it was called with.
  if (operation === 'resetPassword' && data) {
    data.token = typeof data.token === 'string' ? hashOfToken(data.token) : ''
  }

  return args
})
