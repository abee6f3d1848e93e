import type { PayloadRequest } from 'payload'

import { monthOfDay } from '#domain/time/calendar-month.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { MonthRow } from '#domain/workforce/time-sheets.contract.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { peopleOfSheets } from './people-of-sheets.ts'
import { type PersonMonth, readSheets } from './read-sheets.ts'
import { named, tellBalances } from './tell-month.ts'

type Asked = {
  month?: string | undefined
  branch?: string | undefined
  user?: string | undefined
  now: Temporal.Instant
}

/** How the months of people stand, of all whom whoever asks may see. */
export async function listBalances(
  req: PayloadRequest,
  { month, branch, user, now }: Asked,
): Promise<{ month: string; docs: MonthRow[] }> {
  const asked = month ?? currentMonth(now)
  const people = await peopleOfSheets(req, { branch, user })
  refuseAhead(asked, now)
  const sheets = await readSheets(req, { people, month: asked, now })

  return { month: asked, docs: sheets.map(rowOf) }
}

/** By the usual zone: where it is another day already, the new month comes an hour later. */
export const currentMonth = (now: Temporal.Instant): string =>
  monthOfDay(localDayAt(now.epochMilliseconds, usualZone))

/** What lies ahead is owed by nobody yet. */
export function refuseAhead(month: string, now: Temporal.Instant): void {
  const message = 'Dieser Monat hat noch nicht begonnen.'
  refuseFields(month > currentMonth(now) ? [{ field: 'month', code: 'month-ahead', message }] : [])
}

function rowOf(shown: PersonMonth): MonthRow {
  const { planned, owed, worked, breaks, credited, balances } = (shown.closed ?? shown.sheet).sums

  return {
    person: named(shown.person),
    branch: shown.place && named(shown.place),
    state: shown.state,
    differs: shown.differs,
    planned,
    owed,
    worked,
    breaks,
    credited,
    balances: tellBalances(balances),
    warnings: shown.warnings.length,
    unfinished: shown.unfinished.length,
    conflicts: shown.conflicts.length,
  }
}
