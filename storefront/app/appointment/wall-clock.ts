/** The instant at which the branch's clock shows a time on a day. */
export function instantOf(
  day: Temporal.PlainDate,
  time: Temporal.PlainTime,
  timeZone: string,
): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: time }).toInstant()
}

/** Day and time of an instant on the branch's clock. */
export function wallClockOf(at: Temporal.Instant, timeZone: string) {
  const local = at.toZonedDateTimeISO(timeZone)

  return {
    day: local.toPlainDate(),
    time: local.toPlainTime().round({ smallestUnit: 'minute', roundingMode: 'floor' }),
  }
}

/** One step of the hour or minute; it stays within its own wheel, as a clock's hands do not carry over. */
export function turned(
  time: Temporal.PlainTime,
  unit: 'hour' | 'minute',
  direction: 1 | -1,
  granularity = 5,
): Temporal.PlainTime {
  if (unit === 'hour') return time.with({ hour: (time.hour + direction + 24) % 24 })

  // An odd minute snaps to the next step in the chosen direction first.
  const steps = direction === 1 ? Math.floor(time.minute / granularity) : Math.ceil(time.minute / granularity)
  return time.with({ minute: ((steps + direction) * granularity + 60) % 60 })
}
