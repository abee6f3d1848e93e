import { sumCents } from '#domain/money/money.ts'
import type { SealedExpiry } from '#domain/ordering/day-end/canonical-day.ts'
import { endOfDay } from '#domain/ordering/day-end/open-days.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import type { DayBranch } from './branches-of-days.ts'

/**
 * What expired until the end of a day and belongs to no day end yet. What a single-purpose voucher was sold for was
 * revenue then, and for a given one nobody has paid: neither is owed to anybody.
 */
export async function readOpenExpiries(
  database: Querying,
  branch: DayBranch,
  { day, openDays }: { day: string; openDays: readonly string[] },
): Promise<SealedExpiry[]> {
  // What expired while no money moved is told by the next day on which some did.
  const before = openDays.findLast((other) => other < day)
  const { rows } = await database.query<SealedExpiry>({
    name: 'read-open-expiries',
    text: openExpiries,
    values: [
      branch.id,
      endOfDay(day, branch).toString(),
      before === undefined ? null : endOfDay(before, branch).toString(),
    ],
  })
  return rows
}

/** Noted as they are written, as lines of the ledger are. */
export const openExpiries = `
  select l.id as line, -l.amount as cents
    from open_lines open join voucher_lines l on l.id = open.line_id
   where open.wants = 'expiry' and open.branch_id = $1 and l.at < $2::timestamptz
     and ($3::timestamptz is null or l.at >= $3::timestamptz)
   order by l.place`

/** What a day that is closed comprises, in cents. */
export async function readExpiredOfDay(database: Querying, dayEnd: string): Promise<SealedExpiry[]> {
  const { rows } = await database.query<SealedExpiry>({
    name: 'read-expired-of-day',
    text: `select l.id as line, -l.amount as cents
             from day_end_expiries e join voucher_lines l on l.id = e.voucher_line_id
            where e.day_end_id = $1 order by l.place`,
    values: [dayEnd],
  })
  return rows
}

export const centsOf = (expiries: readonly SealedExpiry[]): number =>
  sumCents(expiries.map(({ cents }) => cents))
