import type { FieldHook } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'
import { noteUntil } from '#kernel/live/readings.ts'
import { sectionsHoldUntilMs, sectionsShownAt, type Timed } from '#domain/content/section-times.ts'

/** Whoever is not of the house is answered what visitors see just now, by whatever call and however deep. */
export const hideUnseenSections: FieldHook = ({ value, req, overrideAccess }) => {
  if (overrideAccess || staffOf(req) || !Array.isArray(value)) return value
  const body: Timed[] = value
  const now = Temporal.Now.instant()
  noteUntil(sectionsHoldUntilMs(body, now))

  return sectionsShownAt(body, now)
}
