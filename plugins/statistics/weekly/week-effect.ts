import * as z from 'zod/mini'

/** Somebody is told what a week has come to. Days are `YYYY-MM-DD`. */
export const weekMail = {
  name: 'weekly-figures',
  facts: z.object({ person: z.string(), from: z.string(), to: z.string() }),
  daysKept: 30,
  waitsFor: 'mails',
}
