import * as z from 'zod/mini'

/** What people are promised by mail about their accounts. Anybody may set these off, and after a day nobody needs them any more. */
const forStrangers = { daysKept: 1, isForStrangers: true, waitsFor: 'mails' }

/** Somebody guesses at the account that has this name, if there is one. */
export const lockMail = {
  name: 'account-locked',
  facts: z.object({ name: z.string(), isOnDevice: z._default(z.boolean(), false) }),
  ...forStrangers,
}

/** Whoever has this name has forgotten the password. The same nonce makes the same link. */
export const resetMail = {
  name: 'password-reset',
  facts: z.object({ name: z.string(), nonce: z._default(z.string(), () => crypto.randomUUID()) }),
  ...forStrangers,
}

/** An account has another address now, of which the one before is told. */
export const addressMail = {
  name: 'address-changed',
  facts: z.object({ to: z.string() }),
  daysKept: 30,
  waitsFor: 'mails',
}
