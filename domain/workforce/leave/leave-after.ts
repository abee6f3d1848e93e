import type { LeaveRow } from '../time-sheets.contract.ts'

type Line = Pick<LeaveRow['lines'][number], 'day' | 'days'>

/** What is left of the leave once a `YYYY-MM-DD` day is over, all that was asked for by then included. To the half day. */
export const leaveAfter = (lines: readonly Line[], day: string): number =>
  lines.reduce((sum, line) => (line.day <= day ? sum + line.days : sum), 0)

/** “4,5 Tage”. */
export const leaveInWords = (days: number): string =>
  Math.abs(days) === 1 ? `${days} Tag` : `${String(days).replace('.', ',')} Tage`
