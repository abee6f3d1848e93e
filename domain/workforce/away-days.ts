import { dayNumberOf } from '../time/calendar-day.ts'
import type { Days } from '../time/month-around.ts'
import { type Absence, halvesOfAbsence } from './absence.ts'

/** A day of somebody's absence, and which part of it. */
export type AwayDay<Known> = { absence: Known; part: 'whole' | 'morning' | 'afternoon' }

/** Who is away on which day number, by whose absence it is; of several on a day the first that is given. */
export function awayDays<Known extends Absence & { person: string }>(
  absences: readonly Known[],
  days: Days,
): Map<string, Map<number, AwayDay<Known>>> {
  const away = new Map<string, Map<number, AwayDay<Known>>>()
  for (const absence of absences) {
    const own = away.get(absence.person) ?? new Map<number, AwayDay<Known>>()
    const first = Math.max(days.from, dayNumberOf(absence.firstDay))
    const last = Math.min(days.to - 1, dayNumberOf(absence.lastDay))
    for (let day = first; day <= last; day += 1) {
      if (!own.has(day)) own.set(day, { absence, part: partOf(absence, day) })
    }
    away.set(absence.person, own)
  }

  return away
}

function partOf(absence: Absence, day: number): AwayDay<never>['part'] {
  const { from, to } = halvesOfAbsence(absence)
  if (from > 2 * day) return 'afternoon'

  return to !== null && to < 2 * day + 2 ? 'morning' : 'whole'
}
