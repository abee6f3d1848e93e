import * as z from 'zod/mini'

const byMail = { daysKept: 30, waitsFor: 'mails' }

/** A plan was published: somebody is told of all their shifts in it. Instants are ISO texts. */
export const planMail = {
  name: 'shift-plan',
  facts: z.object({ person: z.string(), branch: z.string(), from: z.string(), to: z.string() }),
  ...byMail,
}

export const shiftNews = ['new', 'changed', 'dropped'] as const
export type ShiftNews = (typeof shiftNews)[number]

/** A published shift has become another one for somebody; which it was is said for one that is gone. */
export const changeMail = {
  name: 'shift-change',
  facts: z.object({
    person: z.string(),
    shift: z.string(),
    revision: z.int(),
    what: z.enum(shiftNews),
    branch: z.string(),
    from: z.string(),
    to: z.string(),
  }),
  ...byMail,
}
