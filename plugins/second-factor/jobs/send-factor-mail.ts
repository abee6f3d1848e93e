import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'

import type { FactorNews } from '../operations/tell-owner.ts'
import { factorMails } from './factor-mail.texts.ts'

export async function sendFactorMail({ user, what }: FactorNews, { payload }: Delivering): Promise<void> {
  const req = await createLocalReq({}, payload)
  const owner = await findRecord(asSystem(req), 'users', {
    where: { id: { equals: user } },
    select: { email: true },
  })
  if (!owner) return

  const { subject, paragraphs } = factorMails[what]
  await payload.sendEmail({
    to: owner.email,
    subject,
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((each) => `<p>${each}</p>`).join('\n'),
  })
}
