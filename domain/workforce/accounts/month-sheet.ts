import { dayMs } from '../../time/zone-clock.ts'
import type { AccountLine } from './account-line.ts'
import { accountSums } from './account-sums.ts'
import { carryOver } from './carry-over.ts'
import { type Sheet, type SheetInput, sheetOf } from './sheet-of.ts'

export type MonthInput = Omit<SheetInput, 'opening'> & {
  /** What the last closed month has left; null where none was closed. */
  carried: readonly AccountLine[] | null
  /** A day number: since when there is anything to carry, where nothing was closed. */
  since: number
}

/**
 * The sheet of a month. It goes on from the last closed one, whatever was found out since; without one from all that
 * was owed and worked since the beginning. Both come to the same as long as nothing has changed.
 */
export function monthSheet({ carried, since, ...input }: MonthInput): Sheet {
  const opening = carried ?? carriedSince(input, since)
  const { from, to } = input.days
  const isNear = (stretch: { from: number }) =>
    stretch.from >= (from - longestBefore) * dayMs && stretch.from < (to + 1) * dayMs

  return sheetOf({ ...input, opening, stretches: input.stretches.filter(isNear) })
}

/** The Monday before, and a day by which zones may differ. */
const longestBefore = 8

function carriedSince(input: SheetInput, since: number): AccountLine[] {
  const { from } = input.days
  if (since >= from) return []
  const balances = accountSums({ ...input, opening: [] }, { from: since, to: from })

  return carryOver({ to: from, sums: { balances } })
}
