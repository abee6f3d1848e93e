import type { PayloadRequest } from 'payload'

import { weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { daysOfMonth, monthOfDay } from '#domain/time/calendar-month.ts'
import { epochMsOf, localDayAt } from '#domain/time/zone-clock.ts'
import { timeAccount } from '#domain/workforce/accounts/account-line.ts'
import { balanceBefore } from '#domain/workforce/accounts/balance-before.ts'
import { leaveLedger } from '#domain/workforce/leave/leave-ledger.ts'

import { readLeaveAccounts } from '../leave/leave-accounts.ts'
import { readSheet } from '../sheets/read-sheets.ts'
import type { Presser } from './find-clock.ts'
import { zoneOf } from './read-own-time.ts'
import { viewPeriod } from './view-activities.ts'

type Balance = { account: string; label: string; minutes: number }

/**
 * Minutes worked today, this week and this month by the clock of the branch, each activity as its own. Whoever has a
 * contract sees besides what their running balance came to until yesterday, and what is left of their leave.
 */
export async function readBalances(
  req: PayloadRequest,
  presser: Presser,
  now: Temporal.Instant,
): Promise<{ docs: Balance[]; leaveDays: number | null }> {
  const timeZone = await zoneOf(req, presser)
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const worked = await readWorked(req, presser, { timeZone, today, now })
  const person = { ...presser.person, branches: [...presser.branches] }
  const [account] = await readLeaveAccounts(req, { people: [person], today })
  if (!account) return { docs: worked, leaveDays: null }

  const { sheet } = await readSheet(req, { person, month: monthOfDay(today), now })
  const minutes = balanceBefore(sheet, timeAccount, today)
  return {
    docs: [...worked, { account: timeAccount, label: 'Zeitsaldo bis gestern', minutes }],
    leaveDays: leaveLedger(account.input).sums.left / 2,
  }
}

async function readWorked(
  req: PayloadRequest,
  presser: Presser,
  { timeZone, today, now }: { timeZone: string; today: number; now: Temporal.Instant },
): Promise<Balance[]> {
  const firstOfMonth = daysOfMonth(monthOfDay(today)).from
  const monday = today - weekdayIndexOf(today)
  const fromMs = epochMsOf(Math.min(firstOfMonth, monday), 0, timeZone)
  const span = { fromMs, toMs: now.epochMilliseconds + 1 }
  const activities = await viewPeriod(req, presser.person.id, span, now)
  const since = (day: number) =>
    activities
      .filter(({ startedAt }) => localDayAt(Date.parse(startedAt), timeZone) >= day)
      .reduce((sum, { workedMinutes }) => sum + workedMinutes, 0)

  return [
    { account: 'today', label: 'Heute gearbeitet', minutes: since(today) },
    { account: 'week', label: 'Diese Woche gearbeitet', minutes: since(monday) },
    { account: 'month', label: 'Diesen Monat gearbeitet', minutes: since(firstOfMonth) },
  ]
}
