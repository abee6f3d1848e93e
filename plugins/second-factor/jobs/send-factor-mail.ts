import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'
import { renderMail } from '#plugins/messages/templates.port.ts'

import type { FactorNews } from '../operations/tell-owner.ts'
import { factorMails } from './factor-mail.texts.ts'

export async function sendFactorMail({ user, what }: FactorNews, delivering: Delivering): Promise<void> {
  const req = await createLocalReq({}, delivering.payload)
  const owner = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: user } },
    select: { email: true },
  })
  if (!owner) return

  const { subject, paragraphs } = factorMails[what]
  await sendMail(
    {
      kind: 'second-factor',
      reader: 'person',
      to: owner.email,
      title: 'Zweiter Faktor',
      event: mailEvent('second-factor', delivering.once),
      about: { record: `users:${user}` },
      mail: { subject, ...renderMail({ subject, brand: null, paragraphs }) },
    },
    delivering,
  )
}
