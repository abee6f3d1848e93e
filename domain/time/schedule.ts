import type { HoursEntry } from './hours.contract.ts'
import { isOpenAt, nextOpening, openState } from './opening-hours.ts'

/** Whether a product or category may be ordered by its schedule; without one always. Spec: storefront 4. */
export function isScheduleActive(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
): boolean {
  return entries.length === 0 || isOpenAt(entries, now, timeZone)
}

/** When the schedule next begins or ends; null when it does neither within the next 72 hours. */
export function nextScheduleChange(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant | null {
  if (entries.length === 0) return null

  return openState(entries, now, timeZone).closesAt ?? nextOpening(entries, now, timeZone)
}
