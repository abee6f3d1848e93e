import { isoDayOf } from '../../time/calendar-day.ts'
import { formatDay } from '../../time/format.ts'
import { type Days, monthsLater, yearAround } from '../../time/month-around.ts'
import type { LeaveLaw } from './leave-law.data.ts'

/** Day numbers; what a person earns in it belongs to it for good. */
export type LeaveYear = Days & { name: string }

type Asked = { basis: LeaveLaw['basis']; enteredOn: number; until: number }

/** The leave years from the one of the entry to the one that `until` is in. */
export function leaveYears({ basis, enteredOn, until }: Asked): LeaveYear[] {
  const years: LeaveYear[] = []
  for (let count = 0; ; count += 1) {
    const year = basis === 'calendar' ? calendarYear(enteredOn, count) : serviceYear(enteredOn, count)
    if (year.from > until) return years
    years.push(year)
  }
}

function calendarYear(enteredOn: number, count: number): LeaveYear {
  const days = yearAround(monthsLater(yearAround(enteredOn).from, 12 * count))

  return { ...days, name: isoDayOf(days.from).slice(0, 4) }
}

function serviceYear(enteredOn: number, count: number): LeaveYear {
  const days = { from: monthsLater(enteredOn, 12 * count), to: monthsLater(enteredOn, 12 * (count + 1)) }

  return { ...days, name: `ab ${formatDay(isoDayOf(days.from))}` }
}
