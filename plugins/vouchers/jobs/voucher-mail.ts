import { createHash } from 'node:crypto'

import * as z from 'zod/mini'

/** Whoever bought or was given a voucher gets it by mail. */
export const voucherMail = {
  name: 'voucher-mail',
  facts: z.object({
    voucher: z.string(),
    /** Names a wish of staff to send it once more, and to whom without saying so. */
    again: z.optional(z.string()),
  }),
  daysKept: 30,
  waitsFor: 'mails',
}

/** To whom and in which minute it is sent once more: whoever mistyped an address names another one at once. */
export const againTo = (email: string, now: Temporal.Instant): string =>
  `${now.toString({ smallestUnit: 'minute' })}:${markOf(email)}`

/** Whether it still is for whom it was wished: somebody else may have been named before it left. */
export const isStillFor = (again: string, email: string): boolean => again.endsWith(`:${markOf(email)}`)

const markOf = (email: string): string => createHash('sha256').update(email).digest('hex').slice(0, 20)
