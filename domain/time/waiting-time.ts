/** `seit 12 Min.`, `seit 3 Std.`, `seit 2 Tagen`: how long something has waited, cut off; a day is 24 hours. */
export function formatWaiting(since: Temporal.Instant, now: Temporal.Instant): string {
  const minutes = Math.max(0, Math.floor((now.epochMilliseconds - since.epochMilliseconds) / 60_000))
  if (minutes < 1) return 'gerade eben'
  if (minutes < 120) return `seit ${minutes} Min.`

  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `seit ${hours} Std.`

  return `seit ${Math.floor(hours / 24)} Tagen`
}
