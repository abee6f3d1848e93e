import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { size } from '#scripts/testing/sizes.ts'

import { monthAround } from '../../time/month-around.ts'
import { type AccountLine, balancesOf } from './account-line.ts'
import { accountSums } from './account-sums.ts'
import { canonicalSheet } from './canonical-sheet.ts'
import { carryOver } from './carry-over.ts'
import { type Sheet, type SheetInput, sheetOf } from './sheet-of.ts'
import { years } from './sheet.fixture.ts'

/** Month after month, each going on with what the one before came to. */
function monthsOf(input: SheetInput): Sheet[] {
  const months: Sheet[] = []
  let opening: AccountLine[] = []
  for (let { from } = input.days; from < input.days.to; from = monthAround(from).to) {
    const month = sheetOf({ ...input, days: monthAround(from), opening })
    opening = carryOver(month)
    months.push(month)
  }

  return months
}

const withoutOvertime = ({ overtime, ...rest }: SheetInput): SheetInput => (overtime ? rest : { ...rest })

describe('whatever a year brings', () => {
  it('each balance is the sum of its lines, and each line says why', () => {
    fc.assert(
      fc.property(years, (input) => {
        const { days, opening, sums } = sheetOf(input)
        const lines = [...opening, ...days.flatMap((day) => day.lines)]

        expect(sums.balances).toEqual(balancesOf(lines))
        expect(lines.every(({ reason, source }) => reason.length > 3 && source.includes(':'))).toBe(true)
        expect(lines.every(({ minutes }) => Number.isSafeInteger(minutes))).toBe(true)
      }),
    )
  })

  it('a day moves the running balance by what was worked and credited, less what was owed', () => {
    fc.assert(
      fc.property(years, (input) => {
        for (const { lines, worked, credited, owed } of sheetOf(input).days) {
          expect(balancesOf(lines).time ?? 0).toBe(worked + credited - owed)
          expect(credited).toBeLessThanOrEqual(owed)
        }
      }),
    )
  })

  it('the days of its months are those of the year, and the last balances those of the year', () => {
    fc.assert(
      fc.property(years, (input) => {
        const year = sheetOf(input)
        const months = monthsOf(input)

        expect(months.flatMap(({ days }) => days)).toEqual(year.days)
        expect(months.at(-1)?.sums.balances).toEqual(year.sums.balances)
        for (const amount of ['planned', 'owed', 'worked', 'breaks', 'credited'] as const) {
          expect(months.reduce((sum, { sums }) => sum + sums[amount], 0)).toBe(year.sums[amount])
        }
      }),
      { numRuns: size({ short: 40, long: 400 }) },
    )
  })

  it('its accounts come to the same without the lines that say why, of any of its days', () => {
    fc.assert(
      fc.property(years, fc.nat(200), fc.nat(200), (input, skipped, left) => {
        const days = { from: input.days.from + skipped, to: input.days.to - left }
        for (const house of [input, withoutOvertime(input)]) {
          const { balances } = sheetOf({ ...house, opening: [], days }).sums
          expect(accountSums(house, days)).toEqual(balances)
        }
      }),
      { numRuns: size({ short: 60, long: 600 }) },
    )
  })

  it('the same input in any order gives the same bytes', () => {
    fc.assert(
      fc.property(years, fc.nat(40), (input, cut) => {
        const mixed = <Item>(items: readonly Item[]): Item[] =>
          [...items.slice(cut), ...items.slice(0, cut)].toReversed()
        const other = {
          ...input,
          stretches: mixed(input.stretches),
          contracts: mixed(input.contracts),
          absences: mixed(input.absences),
        }

        expect(canonicalSheet(sheetOf(other))).toBe(canonicalSheet(sheetOf(input)))
      }),
      { numRuns: size({ short: 40, long: 400 }) },
    )
  })

  it('what a database has kept of a sheet gives the same bytes', () => {
    fc.assert(
      fc.property(years, (input) => {
        const sheet = sheetOf(input)
        const kept = Object.fromEntries(Object.entries(structuredClone(sheet)).toReversed())

        expect(canonicalSheet(kept as Sheet)).toBe(canonicalSheet(sheet))
      }),
      { numRuns: size({ short: 20, long: 200 }) },
    )
  })
})
