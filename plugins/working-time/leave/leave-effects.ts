import * as z from 'zod/mini'

/** Somebody is told of their open leave: of all that was noted for them in one sending. */
export const leaveNoticeMail = {
  name: 'leave-notice',
  facts: z.object({ sending: z.string(), person: z.string(), branch: z.string() }),
  daysKept: 30,
  waitsFor: 'mails',
}
