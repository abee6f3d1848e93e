import type { HoursEntry } from './hours.contract.ts'
import { openSpanAt, openSpans } from './open-spans.ts'
import { dayEndMs, epochMsOf, localDayAt, minuteMs } from './zone-clock.ts'

/**
 * `closing-soon` is less than 60 minutes before closing. `closesAt` and `minutesToClosing` (started
 * minutes) are null when closed, and when no closing lies within the coming week.
 */
export type OpenState = {
  state: 'open' | 'closing-soon' | 'closed'
  closesAt: Temporal.Instant | null
  minutesToClosing: number | null
}

const closingSoonMs = 60 * minuteMs
const closingSearchDays = 8
const openingHorizonHours = 72
const longestDayHours = 25
const closed: OpenState = { state: 'closed', closesAt: null, minutesToClosing: null }

/** Open, closing soon or closed at `now`, and until when. No entries: closed. Spec: storefront 4. */
export function openState(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
): OpenState {
  return openStateAcross([entries], now, timeZone)
}

/** As `openState`, for several lists of hours of which any one suffices. */
export function openStateAcross(
  lists: readonly (readonly HoursEntry[])[],
  now: Temporal.Instant,
  timeZone: string,
): OpenState {
  const nowMs = now.epochMilliseconds
  const end = closingMs(lists, nowMs, timeZone)
  if (end === null) return closed
  if (end === Number.POSITIVE_INFINITY) return { state: 'open', closesAt: null, minutesToClosing: null }

  return {
    state: end - nowMs < closingSoonMs ? 'closing-soon' : 'open',
    closesAt: instantOf(end),
    minutesToClosing: Math.ceil((end - nowMs) / minuteMs),
  }
}

/** Whether the hours contain the instant. No entries: never. */
export function isOpenAt(entries: readonly HoursEntry[], at: Temporal.Instant, timeZone: string): boolean {
  return openSpanAt([entries], at.epochMilliseconds, timeZone, 0) !== undefined
}

/**
 * When the hours next begin after `now`, at most `horizonHours` away; while open that is the opening
 * after the coming closing. The spec searches in 15-minute steps and may so announce an opening up to
 * 15 minutes late; this is the exact instant.
 */
export function nextOpening(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
  horizonHours = openingHorizonHours,
): Temporal.Instant | null {
  return nextOpeningAcross([entries], now, timeZone, horizonHours)
}

/** As `nextOpening`, for several lists of hours of which any one suffices. */
export function nextOpeningAcross(
  lists: readonly (readonly HoursEntry[])[],
  now: Temporal.Instant,
  timeZone: string,
  horizonHours = openingHorizonHours,
): Temporal.Instant | null {
  const nowMs = now.epochMilliseconds
  const lastMs = nowMs + horizonHours * 60 * minuteMs
  const firstDay = localDayAt(nowMs, timeZone) - 1

  for (const span of openSpans(lists, timeZone, firstDay, localDayAt(lastMs, timeZone))) {
    if (span.start > nowMs && span.start <= lastMs) return instantOf(span.start)
  }

  return null
}

/**
 * The first instant after `now` at which what is said of the hours may differ: the state, the closing and, while
 * closed, the next opening. Days are called by names that end with them, so the end of the day is the last of these
 * instants; before it, something does differ.
 */
export function nextHoursChangeAcross(
  lists: readonly (readonly HoursEntry[])[],
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant {
  const turnMs = nextTurnMs(lists, now, timeZone)

  return instantOf(Math.min(dayEndMs(now.epochMilliseconds, timeZone), turnMs))
}

function nextTurnMs(
  lists: readonly (readonly HoursEntry[])[],
  now: Temporal.Instant,
  timeZone: string,
): number {
  const { state, closesAt } = openStateAcross(lists, now, timeZone)
  if (state !== 'closed') {
    const closing = closesAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY
    // A closing that is just 60 minutes away is not soon yet.
    return state === 'open' ? closing - closingSoonMs + 1 : closing
  }
  const horizonMs = openingHorizonHours * 60 * minuteMs
  const opening = nextOpeningAcross(lists, now, timeZone, openingHorizonHours + longestDayHours)
  if (!opening) return Number.POSITIVE_INFINITY

  const untilOpening = opening.epochMilliseconds - now.epochMilliseconds
  return untilOpening <= horizonMs ? opening.epochMilliseconds : opening.epochMilliseconds - horizonMs
}

/** Usually yesterday to tomorrow decide; only hours that run on to the day after make it look further. */
function closingMs(
  lists: readonly (readonly HoursEntry[])[],
  nowMs: number,
  timeZone: string,
): number | null {
  const today = localDayAt(nowMs, timeZone)
  const span = openSpanAt(lists, nowMs, timeZone, 1)
  if (!span) return null
  if (span.end < epochMsOf(today + 2, 0, timeZone)) return span.end

  const longSpan = openSpanAt(lists, nowMs, timeZone, closingSearchDays)
  if (!longSpan || longSpan.end >= epochMsOf(today + closingSearchDays + 1, 0, timeZone)) {
    return Number.POSITIVE_INFINITY
  }
  return longSpan.end
}

function instantOf(epochMs: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochMs)
}
