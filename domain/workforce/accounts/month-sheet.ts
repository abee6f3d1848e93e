import type { AccountLine } from './account-line.ts'
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
  return sheetOf({ ...input, opening: carried ?? carriedSince(input, since) })
}

function carriedSince(input: SheetInput, since: number): AccountLine[] {
  const { from } = input.days

  return since < from ? carryOver(sheetOf({ ...input, days: { from: since, to: from }, shifts: [] })) : []
}
