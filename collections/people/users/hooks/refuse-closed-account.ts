import type { CollectionBeforeLoginHook } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { accountState } from '#domain/people/account-state.ts'

import { nowMs } from '../admit-sign-in.ts'
import type { Account } from '../find-account.ts'

/** Of an account that somebody has proved to be theirs, by the password or by a link; nobody else hears of its state. */
export function refuseClosed(account: Pick<Account, 'isBlocked' | 'expiresAt'>): void {
  const state = accountState(account, nowMs())
  if (state !== 'open') throw new Refused(state === 'expired' ? 'account-expired' : 'account-disabled')
}

export const refuseClosedAccount: CollectionBeforeLoginHook = ({ user }) => refuseClosed(user)
