/** When nobody is disturbed by what can wait: from one time of day to another (`HH:MM`), the same twice is never. */
export type QuietHours = { from: string; to: string }

export const usualQuietHours: QuietHours = { from: '21:00', to: '08:00' }

export type QuietSpan = { since: Temporal.Instant; until: Temporal.Instant }

/**
 * The quiet span that an instant lies in, or null. It is half-open, may cross midnight and follows the clocks of the
 * zone: a time that a night skips begins an hour later, one that comes twice at the first time.
 */
export function quietSpanAt(at: Temporal.Instant, quiet: QuietHours, timeZone: string): QuietSpan | null {
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate()
  const spans = [today.subtract({ days: 1 }), today].map((day) => spanOf(day, quiet, timeZone))

  return spans.find(({ since, until }) => isBetween(at, since, until)) ?? null
}

function spanOf(day: Temporal.PlainDate, { from, to }: QuietHours, timeZone: string): QuietSpan {
  const instant = (on: Temporal.PlainDate, plainTime: string) =>
    on.toZonedDateTime({ timeZone, plainTime }).toInstant()

  return {
    since: instant(day, from),
    until: instant(to < from ? day.add({ days: 1 }) : day, to),
  }
}

const isBetween = (at: Temporal.Instant, since: Temporal.Instant, until: Temporal.Instant): boolean =>
  Temporal.Instant.compare(since, at) <= 0 && Temporal.Instant.compare(at, until) < 0

type Reminder = { appointment: Temporal.Instant; hoursBefore: number; quiet: QuietHours; timeZone: string }

/**
 * When a guest is reminded of an appointment: so many hours before, or once the quiet hours are over in which that
 * would lie. Where the appointment itself comes first, the reminder comes as the quiet hours begin.
 */
export function remindedAt({ appointment, hoursBefore, quiet, timeZone }: Reminder): Temporal.Instant {
  const wanted = appointment.subtract({ hours: hoursBefore })
  const span = quietSpanAt(wanted, quiet, timeZone)
  if (!span) return wanted

  return Temporal.Instant.compare(span.until, appointment) < 0 ? span.until : span.since
}
