import { localDayAt, minuteMs } from '../../time/zone-clock.ts'

/** A shift as the plan reckons with it: instants are epoch milliseconds, and nobody has an open one yet. */
export type PlannedShift = {
  id: string
  person: string | null
  from: number
  to: number
  breakMinutes: number
  post: string | null
}

/** What else takes time of a person, such as shifts of other branches and of days outside of what is shown. */
export type BusyStretch = Pick<PlannedShift, 'id' | 'from' | 'to' | 'breakMinutes'>

/** The day number that all of a shift counts for: the one on which it begins by the clock of its branch. */
export const dayOfPlanned = ({ from }: Pick<PlannedShift, 'from'>, timeZone: string): number =>
  localDayAt(from, timeZone)

/** Whole minutes of work, without the planned break; half a minute counts up. */
export const plannedMinutes = ({ from, to, breakMinutes }: Omit<BusyStretch, 'id'>): number =>
  Math.max(0, Math.round((to - from) / minuteMs) - breakMinutes)

/** Posts are typed by people: „service “ and „Service“ are one. */
export const keyOfPost = (post: string | null | undefined): string =>
  (post ?? '').trim().toLocaleLowerCase('de')
