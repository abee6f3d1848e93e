import { businessDayEnd, businessDayOf } from '../../time/business-day.ts'
import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'

/** By which clock a branch counts its days. */
export type BranchClock = { timeZone: string; startsAt: string }

export const dayAfter = (day: string): string => isoDayOf(dayNumberOf(day) + 1)

/**
 * The day on which a line is booked that belongs to no day end yet: the business day of its instant, or, where that was
 * closed already, the day after the last one that was. Days that are closed stay as they are.
 */
export function bookingDayOf(
  at: Temporal.Instant,
  { timeZone, startsAt }: BranchClock,
  lastClosed: string | null,
): string {
  const own = businessDayOf(at, timeZone, startsAt)

  return lastClosed !== null && own <= lastClosed ? dayAfter(lastClosed) : own
}

export type WhyNotClose = 'running' | 'earlier-open' | 'nothing'

type Closing = {
  /** `YYYY-MM-DD` that somebody wants to close. */
  day: string
  /** Those on which something is booked that no day end has yet. */
  openDays: readonly string[]
  lastClosed: string | null
  clock: BranchClock
  now: Temporal.Instant
}

/**
 * Why a day that was not closed cannot be, or null where it can. Days are closed one after the other, each once it is over: what is
 * paid on a running day would fall into one that is closed. A day on which no money moved is passed over. The first
 * day that a branch ever closes takes along whatever was before.
 */
export function whyNotClose({ day, openDays, lastClosed, clock, now }: Closing): WhyNotClose | null {
  if (day >= businessDayOf(now, clock.timeZone, clock.startsAt)) return 'running'
  // Nothing is booked on a day before the last that was closed, whether it was closed itself or passed over.
  if (!openDays.includes(day)) return 'nothing'

  return lastClosed !== null && openDays.some((other) => other < day) ? 'earlier-open' : null
}

/** The instant at which a business day is over. */
export function endOfDay(day: string, { timeZone, startsAt }: BranchClock): Temporal.Instant {
  const begin = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone, plainTime: startsAt }).toInstant()

  return businessDayEnd(begin, timeZone, startsAt)
}
