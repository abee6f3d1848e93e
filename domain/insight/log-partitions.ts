/** A month of log entries, half-open, in UTC: `2026-03` holds everything from its first day on. */
export type LogPartition = { name: string; from: string; to: string }

/** The partition of a log that a month belongs to; the log is called by its table. */
export function partitionOf(log: string, month: Temporal.PlainYearMonth): LogPartition {
  const firstDayOf = (of: Temporal.PlainYearMonth) => `${of.toString()}-01T00:00:00Z`

  return {
    name: `${log}_${month.toString().replace('-', '_')}`,
    from: firstDayOf(month),
    to: firstDayOf(month.add({ months: 1 })),
  }
}

/**
 * Which partitions have to be made and which may go. `now` is any instant of the current month;
 * `monthsAhead` are made before they begin; a partition goes when its last entry is older than `monthsKept`.
 */
export function planPartitions(given: {
  log: string
  now: Temporal.Instant
  existing: readonly string[]
  monthsAhead: number
  monthsKept: number
}): { create: LogPartition[]; drop: string[] } {
  const { log, now, existing, monthsAhead, monthsKept } = given
  const current = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth()
  const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) =>
    partitionOf(log, current.add({ months: ahead })),
  )
  const oldest = current.subtract({ months: monthsKept })

  return {
    create: wanted.filter(({ name }) => !existing.includes(name)),
    drop: existing.filter((name) => {
      const month = monthOf(log, name)
      return month !== null && Temporal.PlainYearMonth.compare(month, oldest) < 0
    }),
  }
}

/**
 * From which day on a log still holds all of every day, by the clock of any zone: the month after the oldest that is
 * kept. What is counted of earlier days cannot be made anew. `YYYY-MM-DD`.
 */
export function firstWholeDay(now: Temporal.Instant, monthsKept: number): string {
  const current = now.toZonedDateTimeISO('UTC').toPlainDate().with({ day: 1 })

  return current.subtract({ months: monthsKept - 1 }).toString()
}

function monthOf(log: string, name: string): Temporal.PlainYearMonth | null {
  const match = name.startsWith(`${log}_`) ? /^(\d{4})_(\d{2})$/.exec(name.slice(log.length + 1)) : null

  return match ? Temporal.PlainYearMonth.from(`${match[1]}-${match[2]}`) : null
}
