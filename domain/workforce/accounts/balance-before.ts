import type { Sheet } from './sheet-of.ts'

/** What an account stood at as a day of the sheet began (a day number), in minutes: what is owed on it counts later. */
export const balanceBefore = (
  { opening, days }: Pick<Sheet, 'opening' | 'days'>,
  account: string,
  day: number,
): number =>
  [...opening, ...days.filter((each) => each.day < day).flatMap(({ lines }) => lines)]
    .filter((line) => line.account === account)
    .reduce((sum, { minutes }) => sum + minutes, 0)
