import type { Country } from '../../ordering/order-terms.ts'
import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { type AbsenceStatus, countAbsenceDays } from '../absence.ts'
import { interruptionsOf, type KnownAbsence } from '../absence-overlap.ts'
import { absenceRules } from '../absence-rules.data.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { Contract } from '../contract.ts'

/** Half days that an absence takes on a day, and how many of them an illness has given back. */
export type LeaveDay = { on: number; halfDays: number; givenBack: number }
export type LeaveTaking = { id: string; status: AbsenceStatus; days: readonly LeaveDay[] }

type Known = KnownAbsence & { id: string }
type Asked = {
  absences: readonly Known[]
  contracts: readonly Contract[]
  calendar: WorkCalendar
  country: Country
}

/** What open and approved absences take of the leave, day by day, in order. Others take none. */
export function leaveDays({ absences, contracts, calendar, country }: Asked): LeaveTaking[] {
  return absences
    .filter(
      ({ type, status }) =>
        absenceRules[type].takesLeave && (status === 'approved' || status === 'requested'),
    )
    .toSorted((one, other) => (one.firstDay + one.id < other.firstDay + other.id ? -1 : 1))
    .map((absence) => {
      const interrupted = interruptionsOf(absence, absences, country)
      const halvesOn = (day: Known, without: typeof interrupted) =>
        2 * (countAbsenceDays(day, contracts, calendar, without) ?? 0)
      const days = daysOf(absence)
        .map((day) => ({
          on: dayNumberOf(day.firstDay),
          whole: halvesOn(day, []),
          left: halvesOn(day, interrupted),
        }))
        .map(({ on, whole, left }) => ({ on, halfDays: whole, givenBack: whole - left }))

      return { id: absence.id, status: absence.status, days: days.filter(({ halfDays }) => halfDays > 0) }
    })
}

/** The absence as one for each of its days. */
function daysOf(absence: Known): Known[] {
  const first = dayNumberOf(absence.firstDay)
  const last = dayNumberOf(absence.lastDay)

  return Array.from({ length: last - first + 1 }, (_, index) => {
    const day = isoDayOf(first + index)
    const startsAtNoon = index === 0 && Boolean(absence.startsAtNoon)
    const endsAtNoon = first + index === last && Boolean(absence.endsAtNoon)

    return { ...absence, firstDay: day, lastDay: day, startsAtNoon, endsAtNoon }
  })
}
