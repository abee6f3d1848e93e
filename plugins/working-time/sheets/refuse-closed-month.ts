import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { zoneOfBranch } from '#collections/shared/zone-of-branch.ts'
import { monthOfDay } from '#domain/time/calendar-month.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { TouchedDay } from '#domain/workforce/closing/changed-absence-days.ts'
import { openFrom } from '#domain/workforce/closing/fold-month.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { readMonths } from './sheet-events.ts'

/**
 * What is written by hand changes nothing before the end of the last closed month. Whoever asks holds the ledger or the
 * absences of the person, as whoever closes does, so that neither misses the other.
 */
export async function refuseClosedMonth(req: PayloadRequest, { user, day }: TouchedDay): Promise<void> {
  // Most people have not closed anything, so nothing more is asked for them.
  const open = (await hasEvents(req, user)) ? openFrom(await readMonths(req, user)) : null
  if (open !== null && day < open) throw new Refused('month-closed', { month: monthOfDay(day) })
}

/** Work by when it began, on the clock of its branch. */
export async function refuseClosedWork(
  req: PayloadRequest,
  { user, branch, at }: { user: string; branch: unknown; at: unknown },
): Promise<void> {
  const ms = Date.parse(String(at))
  // What is no time at all is refused by the fields themselves.
  if (Number.isNaN(ms)) return
  await refuseClosedMonth(req, { user, day: localDayAt(ms, await zoneOfBranch(req, branch)) })
}

async function hasEvents(req: PayloadRequest, user: string): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select from time_sheet_events where user_id = ${user} and kind = 'closed' limit 1`,
  )

  return rows.length > 0
}
