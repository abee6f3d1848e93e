/** Minutes later than wanted that are offered with one press. */
const laterMinutes = [10, 20, 30, 45, 60, 90] as const
const stepMinutes = 5

/**
 * Other times to ask a guest about where the server cannot say which are free: later than wanted or than now,
 * whichever is later, on full five minutes.
 */
export function proposedTimes(due: Temporal.Instant, now: Temporal.Instant): Temporal.Instant[] {
  const from = Math.max(due.epochMilliseconds, now.epochMilliseconds)
  const stepMs = stepMinutes * 60_000

  return laterMinutes.map((minutes) =>
    Temporal.Instant.fromEpochMilliseconds(Math.ceil((from + minutes * 60_000) / stepMs) * stepMs),
  )
}

/** The next instant at which the branch's clock shows `HH:MM`; null where nothing is typed. */
export function nextAt(typed: string, now: Temporal.Instant, timeZone: string): Temporal.Instant | null {
  if (!/^\d{2}:\d{2}$/.test(typed)) return null
  const local = now.toZonedDateTimeISO(timeZone)
  const today = local.withPlainTime(Temporal.PlainTime.from(typed))
  const next = Temporal.ZonedDateTime.compare(today, local) > 0 ? today : today.add({ days: 1 })

  return next.toInstant()
}
