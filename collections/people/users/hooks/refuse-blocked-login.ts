import type { CollectionBeforeLoginHook } from 'payload'

import { Refused } from '#kernel/refused.ts'

/** The same words as for a wrong password, so the answer tells nothing about the account. */
export const refuseBlockedLogin: CollectionBeforeLoginHook = ({ user }) => {
  if (user.isBlocked) throw new Refused('wrong-credentials')
}
