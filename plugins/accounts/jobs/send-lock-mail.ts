import { createLocalReq, type Payload } from 'payload'
import * as z from 'zod/mini'

import { bodiesOf, lockMail } from './account-mail.texts.ts'
import { findOwner } from './find-owner.ts'

const promised = z.object({ isOnDevice: z._default(z.boolean(), false) })

/** Tells people that somebody guesses at their account; nothing in the mail comes from whoever does. */
export async function sendLockMail(payload: Payload, row: unknown): Promise<void> {
  const owner = await findOwner(await createLocalReq({}, payload), row)
  if (!owner) return

  await payload.sendEmail({ to: owner.email, ...bodiesOf(lockMail(promised.parse(row).isOnDevice)) })
}
