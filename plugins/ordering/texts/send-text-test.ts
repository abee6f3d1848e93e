import { createLocalReq } from 'payload'
import type * as z from 'zod/mini'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { mailEvent, sendMail } from '#plugins/messages/messages.port.ts'

import { previewText } from './preview-text.ts'
import { textTest } from './text-effects.ts'

export async function sendTextTest(
  { user, draft }: z.output<typeof textTest.facts>,
  delivering: Delivering,
): Promise<void> {
  const { payload, once } = delivering
  const asker = await findRecord(asSystem(await createLocalReq({}, payload)), 'users', {
    where: { id: { equals: user } },
    select: { email: true },
  })
  if (!asker) return
  const { subject, text, html } = await previewText(payload, draft)
  await sendMail(
    {
      kind: 'test',
      reader: 'person',
      to: asker.email,
      title: 'Probe einer Vorlage',
      event: mailEvent(textTest.name, once),
      about: { record: `users:${user}` },
      mail: { subject: `Probe: ${subject}`, text, html },
    },
    delivering,
  )
}
