/** The first of some instants that is still to come; null when none of them is. Strings are ISO 8601. */
export function firstAfter(
  now: Temporal.Instant,
  instants: readonly (Temporal.Instant | string | null | undefined)[],
): Temporal.Instant | null {
  let first: Temporal.Instant | null = null
  for (const given of instants) {
    if (!given) continue
    const instant = Temporal.Instant.from(given)
    const isToCome = Temporal.Instant.compare(instant, now) > 0
    if (isToCome && (!first || Temporal.Instant.compare(instant, first) < 0)) first = instant
  }

  return first
}
