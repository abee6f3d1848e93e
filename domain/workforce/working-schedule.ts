import type { RefusedShift } from './planning/judge-shift.ts'
import { shiftRemarkText } from './planning/shift-remark.texts.ts'

export const shiftStatuses = ['draft', 'published'] as const
export type ShiftStatus = (typeof shiftStatuses)[number]

export const shiftStatusLabels: Record<ShiftStatus, string> = {
  draft: 'Entwurf',
  published: 'Veröffentlicht',
}

export type Shift = { from: string; to: string; breakMinutes?: number | null }
export type ShiftProblem = 'end-too-early' | 'too-long' | 'break-too-long'

const longestHours = 16

/** What a shift plan cannot mean. Instants are ISO texts with a zone, so a night of the time change is exact. */
export function shiftProblems({ from, to, breakMinutes }: Shift): ShiftProblem[] {
  const minutes = (Date.parse(to) - Date.parse(from)) / 60_000
  if (minutes <= 0) return ['end-too-early']

  return [
    ...(minutes > longestHours * 60 ? ['too-long' as const] : []),
    ...((breakMinutes ?? 0) >= minutes ? ['break-too-long' as const] : []),
  ]
}

/** What to say and at which field. */
export const shiftProblemTexts: Record<ShiftProblem | RefusedShift, { field: string; message: string }> = {
  'end-too-early': { field: 'to', message: 'Das Ende muss nach dem Beginn liegen.' },
  'too-long': { field: 'to', message: `Eine Planung dauert höchstens ${longestHours} Stunden.` },
  'break-too-long': { field: 'breakMinutes', message: 'Die Pause ist so lang wie die ganze Planung.' },
  overlap: { field: 'from', message: shiftRemarkText({ code: 'overlap', with: '' }) },
  'on-leave': { field: 'user', message: shiftRemarkText({ code: 'on-leave' }) },
  'foreign-person': { field: 'user', message: shiftRemarkText({ code: 'foreign-person' }) },
}

/** The calendar day on which a shift begins, as the clock of the branch shows it. */
export function dayOfShift(from: string, timeZone: string): string {
  return Temporal.Instant.from(from).toZonedDateTimeISO(timeZone).toPlainDate().toString()
}
