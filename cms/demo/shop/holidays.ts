import type { HoursEntry } from '#domain/time/hours.contract.ts'

/** Christmas as the house keeps it: a short Eve, closed on the 25th. */
export function holidays(now: Temporal.Instant): HoursEntry[] {
  const today = now.toZonedDateTimeISO('Europe/Vienna').toPlainDate()
  const eve = Temporal.PlainDate.from({ year: today.year, month: 12, day: 24 })
  const next = Temporal.PlainDate.compare(today, eve) > 0 ? eve.add({ years: 1 }) : eve

  return [
    { type: 'once', date: next.toString(), from: '10:00', to: '15:00' },
    { type: 'once', date: next.add({ days: 1 }).toString(), isClosed: true },
  ]
}
