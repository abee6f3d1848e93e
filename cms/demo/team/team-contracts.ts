import { isoDayOf } from '#domain/time/calendar-day.ts'
import { monthsLater } from '#domain/time/month-around.ts'
import { type Weekday, weekdays } from '#domain/time/weekdays.ts'

import { type DemoPerson, people, type Terms, type Week } from './people.data.ts'
import type { TeamDays } from './team-days.ts'
import { minutesOfDuty } from './team-shifts.ts'

/** The contracts of somebody as they are stored, from the first day of the demo on. */
export function contractsOf(person: DemoPerson, days: TeamDays) {
  const { terms, isYoung } = person
  const [first, second] = terms
  const begin = days.months[0].from
  const bornOn = isYoung ? isoDayOf(monthsLater(days.today, -16 * 12 - 5)) : null
  const always = { bornOn, personnelNumber: String(firstNumber + people.indexOf(person)) }
  const untilChange = second ? isoDayOf(days.change - 1) : null

  return [
    { ...contractOf(first, isoDayOf(begin)), ...always, validUntil: untilChange, holidayCarryOver: 4 },
    ...(second ? [{ ...contractOf(second, isoDayOf(days.change)), ...always, ...noMore }] : []),
  ]
}

/** As the payroll office knows them. */
const firstNumber = 101
const noMore = { validUntil: null, holidayCarryOver: 0 }

function contractOf({ week, minutesPerMonth, ...terms }: Terms, validFrom: string) {
  const minutesPerWeekday = minutesOf(week)

  return {
    ...terms,
    validFrom,
    hoursPer: minutesPerMonth === undefined ? ('week' as const) : ('month' as const),
    minutesPerPeriod: minutesPerMonth ?? null,
    minutesPerWeekday,
    weeklyMinutes: Object.values(minutesPerWeekday).reduce((sum, minutes) => sum + minutes, 0),
    collectiveAgreement: 'Hotel- und Gastgewerbe',
  }
}

const minutesOf = (week: Week) =>
  Object.fromEntries(
    weekdays.map((weekday, index) => {
      const duty = week[index]
      return [weekday, duty ? minutesOfDuty(duty) : 0]
    }),
  ) as Record<Weekday, number>
