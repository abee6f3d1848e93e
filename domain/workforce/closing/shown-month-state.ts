import type { MonthState } from './fold-month.ts'

/** What a list of months says of each: a closed one that is no longer what was closed is one to look at. */
export type ShownMonthState = MonthState | 'differs'

export const shownMonthState = ({
  state,
  differs,
}: {
  state: MonthState
  differs: boolean
}): ShownMonthState => (differs ? 'differs' : state)
