import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'

import { promise } from '#kernel/outbox/promise.ts'

/** What people are told about the second factor of their account by mail. */
export const factorMail = {
  name: 'second-factor',
  facts: z.object({
    user: z.uuid(),
    what: z.enum(['added', 'removed', 'reset', 'guessed', 'recovered', 'renewed']),
  }),
  daysKept: 30,
  waitsFor: 'mails',
}
export type FactorNews = z.output<typeof factorMail.facts>

export const tellOwner = (
  req: PayloadRequest,
  news: FactorNews,
  once: string = crypto.randomUUID(),
): Promise<void> => promise(req, factorMail, news, once)
