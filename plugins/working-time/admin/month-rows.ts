import { overtimeAccount, timeAccount } from '#domain/workforce/accounts/account-line.ts'
import { shownMonthState, type ShownMonthState } from '#domain/workforce/closing/shown-month-state.ts'
import type { LeaveRow, MonthRow } from '#domain/workforce/time-sheets.contract.ts'

/** A line of the table: somebody's month, and what is left of their leave once that is known. */
export type PersonRow = MonthRow & {
  shown: ShownMonthState
  time: number
  overtime: number
  leaveLeft: number | null
  /** What somebody should look at: what the law objects to, and what is not settled. */
  hints: number
}

/** The rows of all, or of those in a state; anything else is no state, and narrows nothing. */
export function personRows(
  months: readonly MonthRow[],
  leave: readonly LeaveRow[],
  state: string | undefined,
): PersonRow[] {
  const leftOf = new Map(leave.map(({ person, left }) => [person.id, left]))

  return months
    .map((month) => ({
      ...month,
      shown: shownMonthState(month),
      time: balanceOf(month, timeAccount),
      overtime: balanceOf(month, overtimeAccount),
      leaveLeft: leftOf.get(month.person.id) ?? null,
      hints: month.warnings + month.conflicts + month.unfinished,
    }))
    .filter(({ shown }) => !state || shown === state)
}

const balanceOf = ({ balances }: MonthRow, account: string): number =>
  balances.find((balance) => balance.account === account)?.minutes ?? 0
