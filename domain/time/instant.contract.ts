import * as z from 'zod/mini'

import { isInstant } from './is-instant.ts'

/** An instant that somebody names, as ISO text: to the nanosecond at most, and in a year that PostgreSQL reads. */
export const instant = z.iso
  .datetime({ offset: true, abort: true })
  .check(z.refine(isReadable, 'Bitte geben Sie einen Zeitpunkt an.'))

function isReadable(text: string): boolean {
  return isInstant(text) && /^\d{4}-/.test(Temporal.Instant.from(text).toString())
}
