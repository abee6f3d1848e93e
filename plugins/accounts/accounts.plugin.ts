import { addressMail, lockMail, resetMail } from '#collections/shared/accounts/account-effects.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { authContracts } from './auth.contracts.ts'
import { authenticate } from './endpoints/authenticate.endpoint.ts'
import { forgotPassword } from './endpoints/forgot-password.endpoint.ts'
import { nameOwnBranches } from './hooks/name-own-branches.ts'

/** Signing in for a token, and what people are told of their accounts by mail, without anybody else learning of one. */
export const accountsPlugin = capability({
  name: 'accounts',
  endpoints: [authenticate],
  contracts: authContracts,
  collections: { users: { endpoints: [forgotPassword], rule: { afterMe: [nameOwnBranches] } } },
  outbox: [
    delivered(resetMail, async () => (await import('./jobs/send-reset-mail.ts')).sendResetMail),
    delivered(addressMail, async () => (await import('./jobs/send-address-mail.ts')).sendAddressMail),
    delivered(lockMail, async () => (await import('./jobs/send-lock-mail.ts')).sendLockMail),
  ],
})
