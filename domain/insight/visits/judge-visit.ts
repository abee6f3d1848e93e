import type { DropReason } from './visit-terms.ts'

/** Devices whose clocks are this far ahead are believed; their visits only seem to begin a little later. */
export const mostAheadMs = 5 * 60_000
/** What is told later than this is told of a visit that nobody waits for any more. */
export const latestMs = 26 * 3_600_000
/** Visits that began this long before now are either late or on a device whose clock is wrong. */
const longestVisitMs = 24 * 3_600_000

type Asked = { startedAt: number; events: readonly { at: number }[]; receivedAt: number }

/**
 * Why none of what was sent can be counted, or null. A visit says itself when it began, so that the same word twice is
 * the same; a clock that is wrong by more than minutes is not believed. All in epoch milliseconds; `at` counts from
 * the begin of the visit.
 */
export function visitDrop({
  startedAt,
  events,
  receivedAt,
}: Asked): Extract<DropReason, 'clock' | 'late'> | null {
  const last = startedAt + Math.max(0, ...events.map(({ at }) => at))
  if (startedAt > receivedAt + mostAheadMs || last > receivedAt + mostAheadMs) return 'clock'
  if (receivedAt - startedAt > longestVisitMs + latestMs) return 'clock'

  return receivedAt - last > latestMs ? 'late' : null
}

/** The instant that a UUID of version 7 carries, in epoch milliseconds. */
export const instantOfId = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
