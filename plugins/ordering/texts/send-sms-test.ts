import type * as z from 'zod/mini'

import type { Delivering } from '#kernel/outbox/effect-kind.ts'
import { sendSms } from '#plugins/messages/messages.port.ts'

import { previewText } from './preview-text.ts'
import type { textSmsTest } from './text-effects.ts'

export async function sendSmsTest(
  { user, phone, ...draft }: z.output<typeof textSmsTest.facts>,
  delivering: Delivering,
): Promise<void> {
  const { sms } = await previewText(delivering.payload, draft)
  if (!sms) return
  await sendSms(
    {
      kind: 'test',
      reader: 'person',
      to: phone,
      title: 'Probe einer SMS',
      event: delivering.once,
      text: sms.text,
      division: draft.division ?? null,
      about: { record: `users:${user}` },
    },
    delivering,
  )
}
