import { dayNumberOf } from '../../time/calendar-day.ts'
import { blockingStatuses, halvesOfAbsence } from '../absence.ts'
import type { KnownAbsence } from '../absence-overlap.ts'

type Whose = KnownAbsence & { user: string }
type Side = Whose | null

/** A day number of a person. */
export type TouchedDay = { user: string; day: number }

/**
 * The first day of each person on which a change of an absence makes a difference: made, changed or removed (null). What
 * was never granted, or is no more, makes none; an absence that is prolonged or cut short does only where it ends.
 */
export function firstChangedDays(before: Side, after: Side): TouchedDay[] {
  const [old, next] = [counting(before), counting(after)]
  if (!old || !next || isOther(old, next)) {
    return [old, next].flatMap((side) => (side ? [{ user: side.user, day: dayNumberOf(side.firstDay) }] : []))
  }
  const [was, is] = [halvesOfAbsence(old), halvesOfAbsence(next)]
  const changed = [
    ...(was.from === is.from ? [] : [Math.min(was.from, is.from)]),
    ...(was.to === is.to ? [] : [Math.min(was.to ?? 0, is.to ?? 0)]),
  ]

  return changed.length === 0 ? [] : [{ user: next.user, day: Math.floor(Math.min(...changed) / 2) }]
}

const counting = (side: Side): Side => (side && blockingStatuses.includes(side.status) ? side : null)

const isOther = (one: Whose, other: Whose): boolean =>
  one.user !== other.user || one.type !== other.type || one.status !== other.status
