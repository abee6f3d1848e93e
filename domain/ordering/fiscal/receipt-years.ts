/** Half-open, as ISO text. */
export type Span = { from: string; to: string }

const yearAt = (instant: string, timeZone: string): number =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).year

/** The calendar years of a branch in which a cash box wrote, the last one first; `lastAt` is when it wrote last. */
export function receiptYears(
  { startedAt, lastAt }: { startedAt: string; lastAt: string | null },
  timeZone: string,
): number[] {
  const [first, last] = [yearAt(startedAt, timeZone), yearAt(lastAt ?? startedAt, timeZone)]

  return Array.from({ length: Math.max(0, last - first) + 1 }, (_, index) => Math.max(first, last) - index)
}

/** A calendar year by the clock of the branch; all that ever was without one. */
export function spanOfYear(year: number | null, timeZone: string): Span {
  if (year === null) return { from: '-infinity', to: 'infinity' }
  const begin = (of: number) =>
    Temporal.PlainDate.from({ year: of, month: 1, day: 1 })
      .toZonedDateTime(timeZone)
      .toInstant()
      .toString({ smallestUnit: 'millisecond' })

  return { from: begin(year), to: begin(year + 1) }
}
