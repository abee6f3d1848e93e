import * as z from 'zod/mini'

import { mailReaders } from './order-mail.texts.ts'

const change = { order: z.string(), version: z.number() }

/** Something happened to an order; whoever has to hear of it is found out later. */
export const orderPlaced = { name: 'order-placed', facts: z.object(change), daysKept: 30 }
export const orderMoved = {
  name: 'order-moved',
  facts: z.object({ ...change, action: z.string() }),
  daysKept: 30,
}

/** One reader is told of one event by mail. */
export const orderMail = {
  name: 'order-mail',
  facts: z.object({
    ...change,
    action: z.string(),
    reader: z.enum(mailReaders),
    /** Names a wish of staff to tell it once more. */
    again: z.optional(z.string()),
  }),
  daysKept: 30,
}
