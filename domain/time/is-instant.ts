/** Whether a value from outside names an instant, such as `2026-11-24T18:00:00Z`. */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string') return false

  try {
    Temporal.Instant.from(value)
    return true
  } catch {
    return false
  }
}
