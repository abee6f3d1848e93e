/** A month of log entries, half-open, in UTC: `2026-03` holds everything from its first day on. */
export type LogPartition = { name: string; from: string; to: string }

const prefix = 'analytics_logs_'

/** The partition that a month belongs to. */
export function partitionOf(month: Temporal.PlainYearMonth): LogPartition {
  const firstDayOf = (of: Temporal.PlainYearMonth) => `${of.toString()}-01T00:00:00Z`

  return {
    name: `${prefix}${month.toString().replace('-', '_')}`,
    from: firstDayOf(month),
    to: firstDayOf(month.add({ months: 1 })),
  }
}

/**
 * Which partitions have to be made and which may go. `now` is any instant of the current month;
 * `monthsAhead` are made before they begin; a partition goes when its last entry is older than `monthsKept`.
 */
export function planPartitions(given: {
  now: Temporal.Instant
  existing: readonly string[]
  monthsAhead: number
  monthsKept: number
}): { create: LogPartition[]; drop: string[] } {
  const { now, existing, monthsAhead, monthsKept } = given
  const current = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth()
  const wanted = Array.from({ length: monthsAhead + 1 }, (_, ahead) =>
    partitionOf(current.add({ months: ahead })),
  )
  const oldest = current.subtract({ months: monthsKept })

  return {
    create: wanted.filter(({ name }) => !existing.includes(name)),
    drop: existing.filter((name) => {
      const month = monthOf(name)
      return month !== null && Temporal.PlainYearMonth.compare(month, oldest) < 0
    }),
  }
}

function monthOf(name: string): Temporal.PlainYearMonth | null {
  const match = /^analytics_logs_(\d{4})_(\d{2})$/.exec(name)

  return match ? Temporal.PlainYearMonth.from(`${match[1]}-${match[2]}`) : null
}
