import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'

/** An account by its name, with the minutes that were carried over, that the month came to, and where it stands. */
export type AccountRow = readonly [label: string, carried: number, inMonth: number, balance: number]

type Accounts = Pick<MonthSheetView, 'opening' | 'sums'>

export const accountRows = ({ opening, sums }: Accounts): AccountRow[] =>
  sums.balances.map(({ account, label, minutes }) => {
    const carried = opening
      .filter((line) => line.account === account)
      .reduce((sum, line) => sum + line.minutes, 0)

    return [label, carried, minutes - carried, minutes]
  })
