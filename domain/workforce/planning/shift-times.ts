import { epochMsOf, minuteMs, minutesPerDay, wallClockAt } from '../../time/zone-clock.ts'

type Times = { from: number; to: number }

/** So far a shift is stretched at once, in minutes. */
export const stretchStep = 15
const shortestMinutes = 15
/** As the plan itself allows. */
const longestMinutes = 16 * 60

/**
 * The stretch from one time of a day to another by the clock of the zone, in minutes since midnight; an end at or
 * before the beginning is that of the next day. Epoch milliseconds.
 */
export function timesOn(day: number, { from, to }: { from: number; to: number }, timeZone: string): Times {
  const until = to <= from ? to + minutesPerDay : to

  return { from: epochMsOf(day, from, timeZone), to: epochMsOf(day, until, timeZone) }
}

/** The same times by the clock on another day, so that a shift at ten stays at ten when the clocks are changed. */
export function movedBy({ from, to }: Times, days: number, timeZone: string): Times {
  if (days === 0) return { from, to }
  const [begin, end] = [wallClockAt(from, timeZone), wallClockAt(to, timeZone)]

  return {
    from: epochMsOf(begin.day + days, begin.minute, timeZone),
    to: epochMsOf(end.day + days, end.minute, timeZone),
  }
}

/** With one end so many minutes later, never shorter than a quarter of an hour and never longer than 16 hours. */
export function stretchedBy({ from, to }: Times, end: 'from' | 'to', minutes: number): Times {
  const [shortest, longest] = [shortestMinutes * minuteMs, longestMinutes * minuteMs]
  const moved = minutes * minuteMs
  if (end === 'to') return { from, to: Math.min(from + longest, Math.max(from + shortest, to + moved)) }

  return { from: Math.max(to - longest, Math.min(to - shortest, from + moved)), to }
}
