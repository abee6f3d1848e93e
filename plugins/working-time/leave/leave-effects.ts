import * as z from 'zod/mini'

/** Somebody is told of their open leave: of all that was noted for them in one sending. */
export const leaveNoticeMail = {
  name: 'leave-notice',
  facts: z.object({ sending: z.string(), person: z.string(), branch: z.string() }),
  daysKept: 30,
  waitsFor: 'mails',
}

/** What the promise of a mail to somebody is called among those of its kind. */
export const onceOf = (sending: string, person: string) => `${sending}:${person}`

/** What the mail itself is called: like its promise, which names nobody. */
export const eventOf = (sending: string, person: string) =>
  `${leaveNoticeMail.name}:${onceOf(sending, person)}`
