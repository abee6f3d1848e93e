import type { HoursEntry } from './hours.contract.ts'
import { openSpans } from './open-spans.ts'
import { localDayAt } from './zone-clock.ts'

type OpenInterval = { start: Temporal.Instant; end: Temporal.Instant }

/**
 * Exact open intervals between two instants: half-open, sorted, merged and clipped to the window.
 * Hours may run past midnight. Local times that a DST night skips count as the moment of the change,
 * repeated ones as their first occurrence. What applies on a day: see `dayHours`. Spec: storefront 4.
 */
export function openIntervals(
  entries: readonly HoursEntry[],
  from: Temporal.Instant,
  until: Temporal.Instant,
  timeZone: string,
): OpenInterval[] {
  const fromMs = from.epochMilliseconds
  const untilMs = until.epochMilliseconds
  const firstDay = localDayAt(fromMs, timeZone) - 1
  const intervals: OpenInterval[] = []

  for (const span of openSpans([entries], timeZone, firstDay, localDayAt(untilMs, timeZone))) {
    const start = Math.max(span.start, fromMs)
    const end = Math.min(span.end, untilMs)
    if (start < end)
      intervals.push({
        start: Temporal.Instant.fromEpochMilliseconds(start),
        end: Temporal.Instant.fromEpochMilliseconds(end),
      })
  }

  return intervals
}
