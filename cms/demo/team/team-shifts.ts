import { isoDayOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { epochMsOf, minuteOf } from '#domain/time/zone-clock.ts'

import { type Duty, duties, type DutyKey } from './duties.data.ts'
import type { DemoPerson, Terms } from './people.data.ts'
import { type DemoAbsence, isAway } from './team-absences.ts'
import type { TeamDays } from './team-days.ts'

export type DemoShift = {
  duty: DutyKey
  /** The key of the person; null where the shift is open. */
  person: string | null
  /** A day number, and instants in ms. */
  day: number
  from: number
  to: number
  isPublished: boolean
}

type Options = {
  people: readonly DemoPerson[]
  days: TeamDays
  absences: readonly DemoAbsence[]
  timeZone: string
}

/** What the team was and will be on duty for; who will be away leaves open shifts behind. */
export function teamShifts({ people, days, absences, timeZone }: Options): DemoShift[] {
  const shifts: DemoShift[] = []
  for (let day = days.months[0].from; day < days.planned; day += 1) {
    for (const person of people) {
      const duty = termsOn(person, day, days).week[weekdayIndexOf(day)]
      const isFree = isAway(absences, person.key, day)
      if (!duty || !isOpen(day, duty) || (isFree && day < days.today)) continue
      const span = { ...spanOf(duties[duty], day, timeZone), isPublished: day < days.published }
      shifts.push({ duty, person: isFree ? null : person.key, day, ...span })
    }
  }

  return shifts
}

const termsOn = ({ terms: [first, second] }: DemoPerson, day: number, { change }: TeamDays): Terms =>
  second && day >= change ? second : first

/** The house closes early on Christmas Eve, and is closed on the day after it. */
function isOpen(day: number, duty: DutyKey): boolean {
  const date = isoDayOf(day).slice(5)

  return date !== '12-25' && (date !== '12-24' || duty === 'service-noon')
}

function spanOf({ from, to }: Duty, day: number, timeZone: string): { from: number; to: number } {
  const [begin, end] = [minuteOf(from), minuteOf(to)]

  return {
    from: epochMsOf(day, begin, timeZone),
    to: epochMsOf(day, end > begin ? end : end + 1440, timeZone),
  }
}

/** What a duty is paid for. */
export const minutesOfDuty = (duty: DutyKey): number => {
  const { from, to, breakMinutes } = duties[duty]

  return ((minuteOf(to) - minuteOf(from) + 1440) % 1440) - breakMinutes
}
