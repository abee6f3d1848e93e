import { type RestSide, wordsOfWarning } from '../law/work-warning.texts.ts'
import type { WorkWarning } from '../law/work-warning.ts'
import { type Circumstances, warningsOfWork } from '../law/warnings-of-work.ts'
import type { Work } from '../law/work-day.ts'
import { dayMs } from '../../time/zone-clock.ts'
import type { BusyStretch } from './planned-shift.ts'

export type LawRemark = { shift: string; code: string; text: string }

type Judging = Circumstances & { timeZone: string; isShown: (shift: string) => boolean }

/**
 * What the law will object to in a person's shifts, told at those that are shown. A rest that is too short is told on
 * both sides of it, and what is wrong with a week at the last shown shift of it, for whoever plans one side may not
 * see the other. Give it the shifts of whole weeks, and of the days around them.
 */
export function remarksByLaw(
  shifts: readonly BusyStretch[],
  { timeZone, isShown, ...circumstances }: Judging,
): LawRemark[] {
  const inOrder = shifts.toSorted((one, other) => one.from - other.from)
  const works = inOrder.map((shift) => workOf(shift, timeZone))

  return warningsOfWork(works, circumstances).flatMap((warning) => [
    ...toldAt(warning, inOrder, isShown).map((shift) => remarkOf(warning, shift)),
    ...restsAfter(warning, inOrder, isShown).map((shift) => remarkOf(warning, shift, 'danach')),
  ])
}

const workOf = ({ id, from, to, breakMinutes }: BusyStretch, timeZone: string): Work => ({
  id,
  from,
  to,
  timeZone,
  breaks: [],
  plannedBreakMinutes: breakMinutes,
})

const ofRests: readonly string[] = ['rest-too-short', 'rest-to-balance']
const ofWeeks: readonly string[] = [
  'week-too-long',
  'week-to-balance',
  'too-many-days',
  'weekly-rest-missing',
]

function toldAt(
  { code, at, workId }: WorkWarning,
  inOrder: readonly BusyStretch[],
  isShown: (shift: string) => boolean,
): string[] {
  if (isShown(workId) || !ofWeeks.includes(code)) return isShown(workId) ? [workId] : []
  const last = inOrder.findLast(({ id, from }) => from < at && from > at - 7 * dayMs && isShown(id))

  return last ? [last.id] : []
}

/** The shift before a rest. */
function restsAfter(
  { code, at }: WorkWarning,
  inOrder: readonly BusyStretch[],
  isShown: (shift: string) => boolean,
): string[] {
  const before = ofRests.includes(code) ? inOrder.findLast(({ from }) => from < at) : undefined

  return before && isShown(before.id) ? [before.id] : []
}

const remarkOf = (warning: WorkWarning, shift: string, side?: RestSide): LawRemark => ({
  shift,
  code: warning.code,
  text: wordsOfWarning(warning, side),
})
