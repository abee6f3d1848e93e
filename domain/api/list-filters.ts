/** Where lists of days begin and end: the installation's own time zone, see decisions.md 2. */
const timeZone = 'Europe/Vienna'

export type PeriodBound = 'from' | 'to'

/**
 * The instant that a bound of a period stands for, or null when it is neither a day nor an instant. A day
 * as `to` counts in full, so its bound is the beginning of the next one, which is excluded.
 */
export function boundOf(text: string, bound: PeriodBound): { at: string; isExcluded: boolean } | null {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
      const day = Temporal.PlainDate.from(text)
      const first = bound === 'from' ? day : day.add({ days: 1 })
      const at = first.toZonedDateTime(timeZone).toInstant().toString({ smallestUnit: 'millisecond' })
      return { at, isExcluded: bound === 'to' }
    }
    const at = Temporal.Instant.from(text).toString({ smallestUnit: 'millisecond' })
    return { at, isExcluded: false }
  } catch {
    return null
  }
}
