import type { ReceiptKind } from './fiscal-terms.ts'

/** The month `YYYY-MM` of an instant on the clock of the branch. */
export const monthOf = (at: Temporal.Instant, timeZone: string): string =>
  at.toZonedDateTimeISO(timeZone).toPlainDate().toPlainYearMonth().toString()

type Asked = {
  /** When the cash box began. */
  startedAt: Temporal.Instant
  /** The last receipt that ended a month, if there is one. */
  lastAt: Temporal.Instant | null
  now: Temporal.Instant
  timeZone: string
}

/**
 * What is due at the end of a month, which is the end of the year in December: null until a month that began after the
 * cash box, or went on since the last such receipt, is over. A house that was shut for months owes one. Source: RKSV § 8.
 */
export function periodDue({ startedAt, lastAt, now, timeZone }: Asked): ReceiptKind | null {
  const thisMonth = monthOf(now, timeZone)
  const since = monthOf(lastAt ?? startedAt, timeZone)
  if (since >= thisMonth) return null

  return since.slice(0, 4) < thisMonth.slice(0, 4) ? 'yearly' : 'monthly'
}

/** What somebody asks for who ends the month by hand: in December it is the year. */
export const periodKindOf = (now: Temporal.Instant, timeZone: string): 'monthly' | 'yearly' =>
  monthOf(now, timeZone).endsWith('-12') ? 'yearly' : 'monthly'
