import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import { addressMail, bodiesOf } from './account-mail.texts.ts'

/** Tells the old address that it is one no longer; the new one is not named, whoever reads along there. */
export async function sendAddressMail({ to }: { to: string }, { payload }: Delivering): Promise<void> {
  await payload.sendEmail({ to, ...bodiesOf(addressMail) })
}
