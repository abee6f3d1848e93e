import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import { addressMail } from './account-mail.texts.ts'

/** Tells the old address that it is one no longer; the new one is not named, whoever reads along there. */
export async function sendAddressMail({ to }: { to: string }, delivering: Delivering): Promise<void> {
  await sendMail(
    {
      kind: 'address-changed',
      reader: 'person',
      to,
      title: 'Adresse des Zugangs',
      event: mailEvent('address-changed', delivering.once),
      mail: { subject: addressMail.subject, ...renderMail({ ...addressMail, brand: null }) },
    },
    delivering,
  )
}
