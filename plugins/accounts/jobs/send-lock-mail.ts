import { createLocalReq } from 'payload'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import { lockMail } from './account-mail.texts.ts'
import { findOwner } from './find-owner.ts'

type Lock = { name: string; isOnDevice: boolean }

/** Tells people that somebody guesses at their account; nothing in the mail comes from whoever does. */
export async function sendLockMail({ name, isOnDevice }: Lock, delivering: Delivering): Promise<void> {
  const owner = await findOwner(await createLocalReq({}, delivering.payload), name)
  if (!owner) return

  const words = lockMail(isOnDevice)
  await sendMail(
    {
      kind: 'account-locked',
      reader: 'person',
      to: owner.email,
      title: 'Zugang gesperrt',
      event: mailEvent('account-locked', delivering.once),
      about: { record: `users:${owner.id}` },
      mail: { subject: words.subject, ...renderMail({ ...words, brand: null }) },
    },
    delivering,
  )
}
