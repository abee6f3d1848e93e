import { createLocalReq, type Payload } from 'payload'

import { bodiesOf, lockMail } from './account-mail.texts.ts'
import { findOwner } from './find-owner.ts'

/** Tells people that somebody guesses at their account; nothing in the mail comes from whoever does. */
export async function sendLockMail(payload: Payload, row: unknown): Promise<void> {
  const owner = await findOwner(await createLocalReq({}, payload), row)
  if (!owner) return

  await payload.sendEmail({ to: owner.email, ...bodiesOf(lockMail) })
}
