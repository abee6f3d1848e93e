import * as z from 'zod/mini'

import { textDraft, textSmsTest as asked } from '#domain/operations/messages/message-texts.contract.ts'

/** Somebody wants to see in their own mail what they are writing. */
export const textTest = {
  name: 'text-test',
  facts: z.object({ user: z.string(), draft: textDraft }),
  daysKept: 1,
  waitsFor: 'mails',
}

/** The same by SMS, to a number that they have typed in. */
export const textSmsTest = {
  name: 'text-sms-test',
  facts: z.extend(asked, { user: z.string() }),
  daysKept: 1,
  waitsFor: 'sms',
}
