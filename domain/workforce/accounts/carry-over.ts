import { isoDayOf } from '../../time/calendar-day.ts'
import { formatDay } from '../../time/format.ts'
import type { AccountLine } from './account-line.ts'
import type { Sheet } from './sheet-of.ts'

/** What the sheet of the days that follow begins with: a line for each account, those that came to nothing as well. */
export function carryOver({ to, sums }: Carried): AccountLine[] {
  const last = isoDayOf(to - 1)

  return Object.keys(sums.balances)
    .toSorted()
    .map((account) => ({
      account,
      minutes: sums.balances[account] ?? 0,
      reason: `Übertrag vom ${formatDay(last)}`,
      source: `carry:${last}` as const,
    }))
}

export type Carried = Pick<Sheet, 'to'> & { sums: Pick<Sheet['sums'], 'balances'> }
