import 'temporal-polyfill/global'

import { monthOfDay, monthsAway } from '#domain/time/calendar-month.ts'
import { dayNumberOf, isoDayOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { instantsAt } from '#domain/time/wall-time.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { Staff } from '#scripts/testing/staff.ts'
import type { Credentials } from '#storefront/e2e/kitchen.ts'

export const timeZone = 'Europe/Vienna'
/** The month that is over for everybody. */
export const lastMonth = monthsAway(monthOfDay(localDayAt(Date.now(), timeZone)), -1)
export const firstOfLastMonth = `${lastMonth}-01`

/** The first Monday of a month, where nothing is free but for a holiday. */
export function mondayOf(month: string, week = 1): string {
  const first = dayNumberOf(`${month}-01`)

  return isoDayOf(first + ((7 - weekdayIndexOf(first)) % 7) + 7 * week)
}

export type Member = Credentials & { id: string; name: string }

/** Somebody of a branch with full time since the beginning of the last month. */
export async function engage(
  staff: Staff,
  branch: string,
  { firstName, role = 'ROLE_EMPLOYEE' }: { firstName: string; role?: string },
): Promise<Member> {
  const account = {
    email: `${firstName.toLowerCase()}@${branch}.example`,
    password: 'Knoepfle-mit-Kraut-26',
  }
  const id = await staff.create('users', {
    ...account,
    firstName,
    lastName: 'Auer',
    roles: [role],
    branches: [branch],
  })
  await staff.create('contracts', {
    user: id,
    branch,
    validFrom: firstOfLastMonth,
    hoursPer: 'week',
    weeklyMinutes: 2400,
    minutesPerWeekday: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480 },
    employmentType: 'full-time',
    holidayDaysPerYear: 25,
    holidayCarryOver: 0,
  })

  return { ...account, id, name: `${firstName} Auer` }
}

/** A day of work from 08:00 to 16:30 with half an hour of break. */
export function work(
  staff: Staff,
  branch: string,
  { id }: Member,
  day: string,
  more: object = {},
): Promise<string> {
  const at = (clock: string) => instantsAt(`${day}T${clock}`, timeZone)[0]

  return staff.create('working-activities', {
    user: id,
    branch,
    state: 'ended',
    startedAt: at('08:00'),
    endedAt: at('16:30'),
    breaks: [{ startedAt: at('12:00'), endedAt: at('12:30') }],
    ...more,
  })
}
