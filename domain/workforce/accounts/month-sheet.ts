import { dayMs } from '../../time/zone-clock.ts'
import type { AccountLine } from './account-line.ts'
import { accountSums } from './account-sums.ts'
import { type Carried, carryOver } from './carry-over.ts'
import { type Sheet, type SheetInput, sheetOf } from './sheet-of.ts'

export type MonthInput = Omit<SheetInput, 'opening'> & {
  /** The last closed month, and what it has left; null where none was closed. */
  carried: Carried | null
  /** A day number: since when there is anything to carry, where nothing was closed. */
  since: number
}

/**
 * The sheet of a month. It goes on from the last closed one, whatever was found out of it since, and from what was owed
 * and worked in the open months after it; without one from all since the beginning. Both come to the same as long as
 * nothing has changed.
 */
export function monthSheet({ carried, since, ...input }: MonthInput): Sheet {
  const opening = carried ? carriedOn(input, carried) : carriedSince(input, since)
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

function carriedOn(input: SheetInput, carried: Carried): AccountLine[] {
  const { from } = input.days
  if (carried.to >= from) return carryOver(carried)
  const balances = { ...carried.sums.balances }
  const since = accountSums({ ...input, opening: [] }, { from: carried.to, to: from })
  for (const [account, minutes] of Object.entries(since))
    balances[account] = (balances[account] ?? 0) + minutes

  return carryOver({ to: from, sums: { balances } })
}
