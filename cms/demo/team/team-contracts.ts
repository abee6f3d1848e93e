import { isoDayOf } from '#domain/time/calendar-day.ts'
import { monthsLater } from '#domain/time/month-around.ts'
import { type Weekday, weekdays } from '#domain/time/weekdays.ts'

import type { DemoPerson, Terms, Week } from './people.data.ts'
import type { TeamDays } from './team-days.ts'
import { minutesOfDuty } from './team-shifts.ts'

/** The contracts of somebody as they are stored, from the first day of the demo on. */
export function contractsOf({ terms: [first, second], isYoung }: DemoPerson, days: TeamDays) {
  const begin = days.months[0].from
  const bornOn = isYoung ? isoDayOf(monthsLater(days.today, -16 * 12 - 5)) : null
  const untilChange = second ? isoDayOf(days.change - 1) : null

  return [
    { ...contractOf(first, isoDayOf(begin)), validUntil: untilChange, bornOn, holidayCarryOver: 4 },
    ...(second ? [{ ...contractOf(second, isoDayOf(days.change)), ...noMore, bornOn }] : []),
  ]
}

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
