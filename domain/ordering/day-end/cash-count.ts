import { sumCents } from '../../money/money.ts'

/** The notes and coins of the euro, in cents. */
export const denominations = [
  50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
] as const
export type Denomination = (typeof denominations)[number]

/** How many there are of each note and coin; what is missing is none. */
export type CoinCounts = Readonly<Partial<Record<`${Denomination}`, number>>>

/** What was counted, in cents. */
export type CashCount = {
  /** What was in the drawer before the first guest paid. */
  float: number
  /** All that is in the drawer now. */
  counted: number
}

/** What the notes and coins come to, in cents. */
export const sumOfCoins = (coins: CoinCounts): number =>
  sumCents(denominations.map((cents) => cents * (coins[`${cents}`] ?? 0)))

/** How much more there is than there should be, in cents: above zero too much, below zero something is missing. */
export const differenceOf = ({ float, counted }: CashCount, expected: number): number =>
  counted - float - expected

export type WhyNotCount = 'no-note'

/** A difference needs a word: whoever reads the books later cannot ask. */
export const shortestNote = 3
export function judgeCount(count: CashCount, expected: number, note: string | null): WhyNotCount | null {
  const isExplained = (note ?? '').trim().length >= shortestNote

  return differenceOf(count, expected) !== 0 && !isExplained ? 'no-note' : null
}
