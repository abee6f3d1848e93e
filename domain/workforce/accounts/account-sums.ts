import { weekdayIndexOf } from '../../time/calendar-day.ts'
import type { Days } from '../../time/month-around.ts'
import { localDayAt } from '../../time/zone-clock.ts'
import { workedMinutes } from '../ledger/work-stretch.ts'
import { absencesByHalf } from './absences-by-half.ts'
import { timeAccount } from './account-line.ts'
import { overtimeLines } from './overtime-lines.ts'
import { owedLinesBy } from './owed-lines.ts'
import type { SheetInput } from './sheet-of.ts'

/**
 * What the accounts of some days come to, as the sheet of these days says it, without the lines that say why: what is
 * carried over from a year is asked for with each month of it.
 */
export function accountSums(input: SheetInput, days: Days): Record<string, number> {
  const { contracts, absences, calendar, country = 'AT', stretches, surchargesOf, nowMs } = input
  const sums: Record<string, number> = {}
  const add = (account: string, minutes: number) => {
    sums[account] = (sums[account] ?? 0) + minutes
  }
  const owedOn = owedLinesBy(contracts, calendar, absencesByHalf(days, absences, country))
  for (let day = days.from; day < days.to; day += 1) {
    const { lines, owed, credited } = owedOn(day)
    if (lines.length > 0) add(timeAccount, credited - owed)
  }
  const work = new Map<number, { worked: number }>()
  for (const stretch of stretches) {
    const day = localDayAt(stretch.from, stretch.timeZone)
    // A week of overtime may have begun before.
    if (day < days.from - weekdayIndexOf(days.from) || day >= days.to) continue
    const worked = workedMinutes(stretch, nowMs)
    work.set(day, { worked: (work.get(day)?.worked ?? 0) + worked })
    if (day < days.from) continue
    add(timeAccount, worked)
    for (const { account, minutes } of surchargesOf(stretch)) add(account, minutes)
  }
  for (const lines of overtimeLines(days, work, input.overtime).values())
    for (const { account, minutes } of lines) add(account, minutes)

  return sums
}
