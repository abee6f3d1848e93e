import * as z from 'zod/mini'

import { weekdays } from './weekdays.ts'

export const hoursEntryTypes = ['once', 'daily', ...weekdays] as const
export type HoursEntryType = (typeof hoursEntryTypes)[number]

/** A wall-clock time in the branch's zone, `HH:MM`; `24:00` closes at the end of the day. */
export const clockTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))

/**
 * A calendar day, `YYYY-MM-DD`, of a year that somebody means: whoever writes another one has mistyped, and what is
 * reckoned day by day from there to here takes no end.
 */
export const calendarDay = z.iso
  .date()
  .check(z.regex(/^(19|2\d)\d\d-/, 'Bitte geben Sie einen Tag der Jahre 1900 bis 2999 an.'))

/**
 * One line of opening hours, delivery hours or an availability schedule.
 * `to` at or before `from` closes on the next day. `date` belongs to `once` only.
 */
export const hoursEntry = z.object({
  type: z.enum(hoursEntryTypes),
  date: z.nullish(calendarDay),
  isClosed: z.nullish(z.boolean()),
  from: z.nullish(clockTime),
  to: z.nullish(clockTime),
})
export type HoursEntry = z.infer<typeof hoursEntry>
