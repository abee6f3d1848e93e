import type { HoursEntry } from './hours.contract.ts'
import { isOpenAt } from './opening-hours.ts'

/** Whether a product or category may be ordered by its schedule; without one always. Spec: storefront 4. */
export function isScheduleActive(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
): boolean {
  return entries.length === 0 || isOpenAt(entries, now, timeZone)
}
