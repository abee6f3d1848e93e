import { isoDayOf, weekdayIndexOf } from '../../time/calendar-day.ts'
import { easterSundayOf } from '../../time/easter.ts'
import { epochMsOf, localDayAt, minutesPerDay } from '../../time/zone-clock.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import { partAt } from './break-rules.ts'
import type { ClosedDay, ClosedNight, RulesOn } from './law-rules.ts'
import type { WorkWarning } from './work-warning.ts'
import type { Closed, WorkDay } from './work-day.ts'

const sunday = 6

/** Work in a night that is closed to the person: once for each day of work, from its first minute on. */
export function nightWarnings(workDay: WorkDay, rulesOn: RulesOn): WorkWarning[] {
  const { night } = rulesOn(workDay.day)
  if (!night) return []
  const moments = nightsAround(workDay, night).flatMap((span) => firstWorked(workDay, span) ?? [])
  const at = moments.length > 0 ? Math.min(...moments) : null

  return at === null
    ? []
    : [{ code: 'work-at-night', paragraph: night.paragraph, at, workId: partAt(workDay, at + 1), facts: {} }]
}

/** Work on Sundays and holidays that are closed to the person, once for each of them. Real time by the clock of the work. */
export function restDayWarnings(
  workDays: readonly WorkDay[],
  rulesOn: RulesOn,
  calendar: WorkCalendar,
): WorkWarning[] {
  const worked = daysWorked(workDays)

  return [...worked].flatMap(([day, moment]): WorkWarning[] => {
    const { sunday: ofSundays, holiday } = rulesOn(day)
    const free = calendar(day)
    if (weekdayIndexOf(day) === sunday) {
      if (!ofSundays || (ofSundays.allowed === 'every-second' && !worked.has(day - 7))) return []
      const code = ofSundays.allowed === 'never' ? 'work-on-sunday' : 'work-on-second-sunday'
      return [{ code, paragraph: ofSundays.paragraph, ...moment, facts: {} }]
    }
    if (!holiday || !free?.isPublic) return []

    return [{ code: 'work-on-holiday', paragraph: holiday.paragraph, ...moment, facts: { name: free.name } }]
  })
}

/** Work on days that are closed whatever Sundays and holidays are, once for each of them, from their hour on. */
export function closedDayWarnings(workDays: readonly WorkDay[], rulesOn: RulesOn): WorkWarning[] {
  const found = new Map<number, WorkWarning>()
  for (const workDay of workDays) {
    for (const day of daysOf(workDay)) {
      const closed = rulesOn(day).closedDays?.find((each) => isOn(each, day))
      if (!closed || found.has(day)) continue
      const at = firstWorked(workDay, spanOfDay(day, workDay.timeZone, closed.from))
      if (at === null) continue
      const { paragraph, name } = closed
      const workId = partAt(workDay, at + 1)
      found.set(day, { code: 'work-on-closed-day', paragraph, at, workId, facts: { name } })
    }
  }

  return [...found.values()]
}

function isOn({ on }: ClosedDay, day: number): boolean {
  const isoDay = isoDayOf(day)

  return on === 'easter-sunday' ? easterSundayOf(Number(isoDay.slice(0, 4))) === day : isoDay.slice(5) === on
}

/** The nights that a stretch may touch, and the first that begins after it. */
export function nightsAround(
  { from, to, timeZone }: Closed & { timeZone: string },
  night: ClosedNight,
): Closed[] {
  const first = localDayAt(from, timeZone) - 1
  const end = night.to <= night.from ? night.to + minutesPerDay : night.to

  return Array.from({ length: localDayAt(to, timeZone) - first + 2 }, (_, index) => ({
    from: epochMsOf(first + index, night.from, timeZone),
    to: epochMsOf(first + index, end, timeZone),
  }))
}

/** Each calendar day on which there was work, with its first minute of it. */
function daysWorked(workDays: readonly WorkDay[]): Map<number, { at: number; workId: string }> {
  const found = new Map<number, { at: number; workId: string }>()
  for (const workDay of workDays) {
    for (const day of daysOf(workDay)) {
      const at = firstWorked(workDay, spanOfDay(day, workDay.timeZone))
      if (at !== null && !found.has(day)) found.set(day, { at, workId: partAt(workDay, at + 1) })
    }
  }
  return found
}

/** The calendar days that a day of work touches. */
const daysOf = ({ day, to, timeZone }: WorkDay): number[] =>
  Array.from({ length: localDayAt(to, timeZone) - day + 1 }, (_, index) => day + index)

/** A calendar day, or what is left of it from a minute on. */
const spanOfDay = (day: number, timeZone: string, minute = 0): Closed => ({
  from: epochMsOf(day, minute, timeZone),
  to: epochMsOf(day + 1, 0, timeZone),
})

/** The first instant within a span at which there was work, or null. */
function firstWorked({ from, to, breaks }: WorkDay, span: Closed): number | null {
  let at = Math.max(from, span.from)
  for (const each of breaks) if (each.from <= at && at < each.to) at = each.to

  return at < Math.min(to, span.to) ? at : null
}
