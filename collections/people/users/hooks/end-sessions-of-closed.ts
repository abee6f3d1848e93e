import type { CollectionBeforeChangeHook } from 'payload'

import { accountState } from '#domain/people/account-state.ts'

import { nowMs } from '../admit-sign-in.ts'

/** Whoever may come back later signs in again: sessions that only slept would wake with the account. */
export const endSessionsOfClosed: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data

  const isClosed = [originalDoc ?? {}, { ...originalDoc, ...data }].some(
    (account) => accountState(account, nowMs()) !== 'open',
  )
  return isClosed ? { ...data, sessions: [] } : data
}
