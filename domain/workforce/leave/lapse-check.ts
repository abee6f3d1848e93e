import type { Country } from '../../ordering/order-terms.ts'
import type { Days } from '../../time/month-around.ts'
import type { LeaveNotice, OpenLeave } from './leave-notice.ts'

/** The four weeks of the Union, what goes beyond them, or all of a year's leave. */
export type LeavePart = 'protected' | 'beyond' | 'all'

export type LapseVerdict = { lapses: boolean; reason: string }

/** A day from which on leave of a year would be gone, and what becomes of what is open then. */
export type LapseCheck = { on: number; part: LeavePart; judge: (open: OpenLeave) => LapseVerdict }

/** What lapses are judged by, besides the leave itself. */
export type LapseFacts = {
  country: Country
  notices: readonly LeaveNotice[]
  /** Days on which the person was ill; parental leave apart. */
  illnesses: readonly Days[]
  parentalLeaves: readonly Days[]
  /** Why leave of a year goes on until 31 March in Germany (§ 7 (3) BUrlG), by the first day of that year. */
  carriedOver: ReadonlyMap<number, string>
}
