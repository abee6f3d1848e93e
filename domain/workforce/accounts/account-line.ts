/** The running balance of worked and owed minutes; every other account has the name that its rule gives it. */
export const timeAccount = 'time'

/** Named by the rule of overtime. */
export const overtimeAccount = 'overtime'

/**
 * Whole minutes that go to an account, below zero where they are owed, with the words by which a person can follow it
 * and where they come from: a contract, a stretch of work, an absence, a day of the calendar, a rule, a sheet before.
 */
export type AccountLine = {
  account: string
  minutes: number
  reason: string
  source: `${'contract' | 'stretch' | 'absence' | 'day' | 'rule' | 'carry'}:${string}`
}

/** What the lines of each account come to. */
export function balancesOf(lines: readonly AccountLine[]): Record<string, number> {
  const balances: Record<string, number> = {}
  for (const { account, minutes } of lines) balances[account] = (balances[account] ?? 0) + minutes

  return balances
}
