import * as z from 'zod/mini'

/** The business learns what was written, the sender that it has arrived. */
const mailReaders = ['business', 'sender'] as const
export type MailReader = (typeof mailReaders)[number]

/** One reader is told of a contact request by mail. */
export const contactMail = {
  name: 'contact-mail',
  facts: z.object({
    request: z.string(),
    reader: z.enum(mailReaders),
    host: z.string(),
    /** Whose address is written to; without one that of the division. */
    branch: z.optional(z.string()),
  }),
  daysKept: 30,
  waitsFor: 'mails',
}
