import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type CoinCounts, denominations, differenceOf, judgeCount, sumOfCoins } from './cash-count.ts'

it.each<[CoinCounts, number]>([
  [{}, 0],
  [{ '5000': 2, '50': 3, '1': 4 }, 10_154],
  [{ '50000': 1, '20000': 1, '10000': 1 }, 80_000],
])('%j is %i cents', (coins, cents) => {
  expect(sumOfCoins(coins)).toBe(cents)
})

it.each([
  [{ float: 15_000, counted: 45_000 }, 30_000, 0],
  [{ float: 15_000, counted: 44_950 }, 30_000, -50],
  [{ float: 0, counted: 100 }, 0, 100],
  // More was given back than came in.
  [{ float: 15_000, counted: 14_000 }, -1000, 0],
])('%j with %i to be there differs by %i', (count, expected, difference) => {
  expect(differenceOf(count, expected)).toBe(difference)
})

it.each([
  [0, null, null],
  [50, null, 'no-note'],
  [-50, '  ', 'no-note'],
  [-50, 'Trinkgeld', null],
])('a difference of %i with the note %s: %s', (difference, note, why) => {
  expect(judgeCount({ float: 0, counted: 1000 + difference }, 1000, note)).toBe(why)
})

it('counts any drawer to the cent', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...denominations)), (pieces) => {
      const coins: Record<string, number> = {}
      for (const cents of pieces) coins[`${cents}`] = (coins[`${cents}`] ?? 0) + 1

      expect(sumOfCoins(coins)).toBe(pieces.reduce<number>((sum, cents) => sum + cents, 0))
    }),
  )
})
