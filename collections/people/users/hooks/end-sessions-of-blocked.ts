import type { CollectionBeforeChangeHook } from 'payload'

/** Whoever may come back later signs in again: sessions that only slept would wake with the account. */
export const endSessionsOfBlocked: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const isBlocked = data.isBlocked === undefined ? originalDoc?.isBlocked : data.isBlocked

  return operation === 'update' && isBlocked ? { ...data, sessions: [] } : data
}
