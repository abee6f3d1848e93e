import { addressMail, lockMail, resetMail } from '#collections/shared/accounts/account-effects.ts'
import { capability } from '#kernel/capability/capability.ts'
import { delivered } from '#kernel/outbox/effect-kind.ts'

import { forgotPassword } from './endpoints/forgot-password.endpoint.ts'

/** What people are told of their accounts by mail, without anybody else learning whether there is one. */
export const accountsPlugin = capability({
  name: 'accounts',
  collections: { users: { endpoints: [forgotPassword] } },
  outbox: [
    delivered(resetMail, async () => (await import('./jobs/send-reset-mail.ts')).sendResetMail),
    delivered(addressMail, async () => (await import('./jobs/send-address-mail.ts')).sendAddressMail),
    delivered(lockMail, async () => (await import('./jobs/send-lock-mail.ts')).sendLockMail),
  ],
})
