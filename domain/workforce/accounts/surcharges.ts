import { weekdayIndexOf } from '../../time/calendar-day.ts'
import { epochMsOf, localDayAt, minuteMs, minutesPerDay } from '../../time/zone-clock.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { WorkStretch } from '../ledger/work-stretch.ts'

export const surchargeAccounts = ['night', 'sunday', 'holiday'] as const
export type SurchargeAccount = (typeof surchargeAccounts)[number]
export type SurchargeMinutes = Record<SurchargeAccount, number>

/** The night in minutes since local midnight, over midnight where it ends before it begins. */
export type SurchargeTerms = { nightFrom: number; nightTo: number; holidayOnSunday: 'sunday' | 'holiday' }

const sunday = 6

/**
 * How much of a stretch was worked at night, on Sundays and on public holidays, in whole minutes: real time by the
 * clock of the stretch, so the night in which it is put back is an hour longer, and the other an hour shorter. Breaks
 * are left out, what goes on counts until `nowMs`. A minute lies on a Sunday or a holiday and perhaps at night
 * besides: each account, and Sunday and holiday together, are never more than what was worked. Rounded once, half up.
 */
export function surchargeMinutes(
  stretch: WorkStretch,
  terms: SurchargeTerms,
  calendar: WorkCalendar,
  nowMs: number,
): SurchargeMinutes {
  const { from, timeZone } = stretch
  const until = stretch.to ?? nowMs
  const nightTo = terms.nightTo <= terms.nightFrom ? terms.nightTo + minutesPerDay : terms.nightTo
  const lastDay = localDayAt(until, timeZone)
  const ms = { night: 0, sunday: 0, holiday: 0 }

  // The night of the day before reaches into the first one.
  for (let day = localDayAt(from, timeZone) - 1; day <= lastDay; day += 1) {
    const nightFromMs = epochMsOf(day, terms.nightFrom, timeZone)
    ms.night += workedBetween(stretch, until, nightFromMs, epochMsOf(day, nightTo, timeZone))
    const account = accountOfDay(day, terms, calendar)
    if (account) {
      const midnight = epochMsOf(day, 0, timeZone)
      ms[account] += workedBetween(stretch, until, midnight, epochMsOf(day + 1, 0, timeZone))
    }
  }

  const holiday = Math.round(ms.holiday / minuteMs)
  return {
    night: Math.round(ms.night / minuteMs),
    sunday: Math.round((ms.holiday + ms.sunday) / minuteMs) - holiday,
    holiday,
  }
}

function accountOfDay(
  day: number,
  { holidayOnSunday }: SurchargeTerms,
  calendar: WorkCalendar,
): 'sunday' | 'holiday' | null {
  const isSunday = weekdayIndexOf(day) === sunday
  if (!calendar(day)?.isPublic) return isSunday ? 'sunday' : null

  return isSunday ? holidayOnSunday : 'holiday'
}

/** Worked milliseconds of a stretch between two instants. */
function workedBetween(stretch: WorkStretch, until: number, since: number, before: number): number {
  const from = Math.max(stretch.from, since)
  const to = Math.min(until, before)
  if (to <= from) return 0

  let worked = to - from
  for (const each of stretch.breaks) {
    worked -= Math.max(0, Math.min(each.to ?? until, to) - Math.max(each.from, from))
  }
  return worked
}
