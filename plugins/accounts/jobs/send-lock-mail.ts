import { createLocalReq } from 'payload'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import { bodiesOf, lockMail } from './account-mail.texts.ts'
import { findOwner } from './find-owner.ts'

type Lock = { name: string; isOnDevice: boolean }

/** Tells people that somebody guesses at their account; nothing in the mail comes from whoever does. */
export async function sendLockMail({ name, isOnDevice }: Lock, { payload }: Delivering): Promise<void> {
  const owner = await findOwner(await createLocalReq({}, payload), name)
  if (!owner) return

  await payload.sendEmail({ to: owner.email, ...bodiesOf(lockMail(isOnDevice)) })
}
