import { dayHours } from './day-hours.ts'
import type { HoursEntry } from './hours.contract.ts'
import { epochMsOf, localDayAt } from './zone-clock.ts'

/** Epoch milliseconds, half-open. */
export type OpenSpan = { start: number; end: number }

/**
 * Everything that is open in any of the lists, for hours that begin on `firstDay` to `lastDay`;
 * sorted, touching and overlapping spans merged into one.
 */
export function openSpans(
  lists: readonly (readonly HoursEntry[])[],
  timeZone: string,
  firstDay: number,
  lastDay: number,
): OpenSpan[] {
  const spans: OpenSpan[] = []

  for (let day = firstDay; day <= lastDay; day++) {
    for (const entries of lists) spans.push(...spansOfDay(entries, day, timeZone))
  }

  return merged(spans)
}

/** The span that contains the instant, or undefined when closed. Hours last a day at most: two days decide. */
export function openSpanAt(
  lists: readonly (readonly HoursEntry[])[],
  epochMs: number,
  timeZone: string,
  daysAhead: number,
): OpenSpan | undefined {
  const today = localDayAt(epochMs, timeZone)

  return openSpans(lists, timeZone, today - 1, today + daysAhead).find(
    (span) => epochMs >= span.start && epochMs < span.end,
  )
}

function spansOfDay(entries: readonly HoursEntry[], day: number, timeZone: string): OpenSpan[] {
  return dayHours(entries, day).map((range) => ({
    start: epochMsOf(day, range.from, timeZone),
    end: epochMsOf(day, range.to, timeZone),
  }))
}

/** A span inside the hour that the spring night skips has no length and is dropped. */
function merged(spans: OpenSpan[]): OpenSpan[] {
  const result: OpenSpan[] = []
  spans.sort((one, other) => one.start - other.start)

  for (const span of spans) {
    const last = result.at(-1)
    if (span.end <= span.start) continue
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else result.push(span)
  }

  return result
}
