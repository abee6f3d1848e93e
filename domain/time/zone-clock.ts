/**
 * Wall clocks of IANA zones as plain numbers: days since 1970-01-01, minutes since local midnight and
 * epoch milliseconds. Opening hours are asked for in every render, so no date objects are made here;
 * `Temporal` is asked once per zone and half-year for the offset, the answer is kept.
 */
export const minuteMs = 60_000
/** Days begin at a whole quarter of an hour everywhere. */
export const quarterMs = 15 * minuteMs
export const dayMs = 86_400_000
export const minutesPerDay = 1440

/** No zone is further ahead of UTC than this. */
const furthestAheadMs = 15 * 60 * minuteMs
const keptSpansPerZone = 64

type OffsetSpan = { from: number; until: number; offsetMs: number }
export type WallClock = { day: number; minute: number }

const spansByZone = new Map<string, OffsetSpan[]>()

/** The local day and minute of the day that the zone's clock shows; seconds are cut off. */
export function wallClockAt(epochMs: number, timeZone: string): WallClock {
  const localMs = epochMs + offsetSpanAt(epochMs, timeZone).offsetMs
  const day = Math.floor(localMs / dayMs)

  return { day, minute: Math.floor((localMs - day * dayMs) / minuteMs) }
}

/** Minutes since midnight of `HH:MM`. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** The local calendar day that the zone's clock shows. */
export function localDayAt(epochMs: number, timeZone: string): number {
  return Math.floor((epochMs + offsetSpanAt(epochMs, timeZone).offsetMs) / dayMs)
}

/** When the zone's clock next shows another day, or is put forward or back: until then a day is a stretch of minutes. */
export function dayEndMs(epochMs: number, timeZone: string): number {
  const { until } = offsetSpanAt(epochMs, timeZone)

  return Math.min(epochMsOf(localDayAt(epochMs, timeZone) + 1, 0, timeZone), until)
}

/**
 * The first instant at which the zone's clock shows `minute` of `day` or anything later. So a time that
 * the spring night skips is the moment of the change, and one that the autumn night repeats is its
 * first occurrence. `minute` may exceed 1440 and then means the following day.
 */
export function epochMsOf(day: number, minute: number, timeZone: string): number {
  const localMs = day * dayMs + minute * minuteMs
  let span = offsetSpanAt(localMs - furthestAheadMs, timeZone)

  while (localMs - span.offsetMs >= span.until) span = offsetSpanAt(span.until, timeZone)

  return Math.max(localMs - span.offsetMs, span.from)
}

function offsetSpanAt(epochMs: number, timeZone: string): OffsetSpan {
  const known = spansByZone.get(timeZone)
  if (known) {
    for (const span of known) if (epochMs >= span.from && epochMs < span.until) return span
  }

  const span = askOffsetSpan(epochMs, timeZone)
  if (known && known.length < keptSpansPerZone) known.push(span)
  else spansByZone.set(timeZone, [span])
  return span
}

/** Transitions fall on whole seconds; asking a millisecond after one keeps it on the earlier side. */
function askOffsetSpan(epochMs: number, timeZone: string): OffsetSpan {
  const askedMs = Math.floor(epochMs / 1000) * 1000 + 1
  const asked = Temporal.Instant.fromEpochMilliseconds(askedMs).toZonedDateTimeISO(timeZone)

  return {
    from: asked.getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: asked.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offsetMs: asked.offsetNanoseconds / 1_000_000,
  }
}
