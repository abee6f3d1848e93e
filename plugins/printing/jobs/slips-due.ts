import * as z from 'zod/mini'

/** An order came to where printers may print something of it; what that is, is found out by their rules. */
export const slipsDue = {
  name: 'slips-due',
  facts: z.object({ order: z.string(), version: z.number() }),
  daysKept: 30,
}
