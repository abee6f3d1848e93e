import { dayNumberOf } from '../time/calendar-day.ts'
import type { Span } from '../time/spans.ts'
import { plainCalendar, type WorkCalendar } from './calendar/work-calendar.ts'
import type { Contract } from './contract.ts'
import { owedBy } from './owed-minutes.ts'

export const absenceTypeLabels = {
  vacation: 'Urlaub',
  sick: 'Krankenstand',
  unpaid: 'Unbezahlter Urlaub',
  parental: 'Karenz oder Elternzeit',
  training: 'Fortbildung',
  compensatory: 'Zeitausgleich',
  'public-duty': 'Öffentliche Verpflichtung',
} as const
export type AbsenceType = keyof typeof absenceTypeLabels

export const absenceStatusLabels = {
  requested: 'Beantragt',
  approved: 'Genehmigt',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
} as const
export type AbsenceStatus = keyof typeof absenceStatusLabels

/** Days are `YYYY-MM-DD`, both included; the first may begin at noon and the last may end at noon. */
export type Absence = {
  firstDay: string
  lastDay: string
  startsAtNoon?: boolean | null
  endsAtNoon?: boolean | null
}

export type AbsenceProblem =
  | 'ends-before-it-begins'
  | 'empty-day'
  | 'too-long'
  | 'overlap'
  | 'decided'
  | 'not-yours-to-decide'
  | 'own-absence'

/** What to say and at which field. */
export const absenceProblemTexts: Record<AbsenceProblem, { field: string; message: string }> = {
  'ends-before-it-begins': {
    field: 'lastDay',
    message: 'Der letzte Tag darf nicht vor dem ersten liegen.',
  },
  'empty-day': {
    field: 'endsAtNoon',
    message: 'Ein einzelner Tag kann nicht mittags beginnen und mittags enden.',
  },
  'too-long': {
    field: 'lastDay',
    message: 'Eine Abwesenheit dauert höchstens fünf Jahre. Was danach kommt, ist eine weitere.',
  },
  overlap: { field: 'firstDay', message: 'Für diese Zeit gibt es bereits eine Abwesenheit.' },
  decided: { field: 'status', message: 'Über diese Abwesenheit wurde bereits entschieden.' },
  'not-yours-to-decide': { field: 'status', message: 'Über Abwesenheiten entscheidet die Leitung.' },
  'own-absence': {
    field: 'status',
    message:
      'Über Ihre eigene Abwesenheit entscheidet jemand anderes aus der Leitung der Filiale, sonst die Administration.',
  },
}

/** Whoever is away for longer has mistyped a year; each half day of it is counted whenever anything changes. */
const longestAbsenceDays = 5 * 366

export function absenceProblems(absence: Absence): ('ends-before-it-begins' | 'empty-day' | 'too-long')[] {
  if (absence.lastDay < absence.firstDay) return ['ends-before-it-begins']
  if (dayNumberOf(absence.lastDay) - dayNumberOf(absence.firstDay) >= longestAbsenceDays) return ['too-long']
  const { from, to } = halvesOfAbsence(absence)

  return to !== null && to <= from ? ['empty-day'] : []
}

/** Half days since 1970-01-01: two per day, the morning first. */
export function halvesOfAbsence({ firstDay, lastDay, startsAtNoon, endsAtNoon }: Absence): Span {
  return {
    from: dayNumberOf(firstDay) * 2 + (startsAtNoon ? 1 : 0),
    to: dayNumberOf(lastDay) * 2 + (endsAtNoon ? 1 : 2),
  }
}

/**
 * How many days an absence takes: a half for each half of a day on which any contract owes work, leaving out public
 * holidays, company days (of a half one the afternoon) and the halves in which something else stands in its place
 * (`interrupted`). Exact to the half. Null when no contract covers any of it.
 */
export function countAbsenceDays(
  absence: Absence,
  contracts: readonly Contract[],
  calendar: WorkCalendar = plainCalendar,
  interrupted: readonly Span[] = [],
): number | null {
  const inForce = contracts.filter(({ validFrom, validUntil }) => {
    return validFrom <= absence.lastDay && (!validUntil || validUntil >= absence.firstDay)
  })
  if (inForce.length === 0) return null

  const owed = inForce.map((contract) => owedBy(contract, calendar))
  const isTaken = (half: number) =>
    !isFreeHalf(half, calendar) &&
    !isWithin(half, interrupted) &&
    owed.some((minutesOn) => minutesOn(Math.floor(half / 2)) > 0)

  const { from, to } = halvesOfAbsence(absence)
  let halves = 0
  for (let half = from; half < (to ?? from); half += 1) if (isTaken(half)) halves += 1

  return halves / 2
}

/** Half days are free as a whole day is, or from noon on. */
export function isFreeHalf(half: number, calendar: WorkCalendar): boolean {
  const free = calendar(Math.floor(half / 2))

  return free !== undefined && (free.share === 'whole' || half % 2 !== 0)
}

export const isWithin = (at: number, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => at >= from && (to === null || at < to))

/** Absences that take time away from the plan; the others only tell what was asked for. */
export const blockingStatuses: readonly AbsenceStatus[] = ['requested', 'approved']

/** `own-lead` is somebody who leads a branch and is away themselves. The administration always leads. */
export type AbsenceMover = 'person' | 'lead' | 'own-lead'

const moves: Record<AbsenceStatus, Partial<Record<AbsenceStatus, readonly AbsenceMover[]>>> = {
  requested: { approved: ['lead'], rejected: ['lead'], canceled: ['person', 'own-lead', 'lead'] },
  approved: { canceled: ['lead'] },
  rejected: {},
  canceled: {},
}

export type MoveProblem = Extract<AbsenceProblem, 'decided' | 'not-yours-to-decide' | 'own-absence'>

/** Why a status cannot follow another for this mover, or null when it can. The same status is no move. */
export function whyNotMoveAbsence(
  from: AbsenceStatus,
  to: AbsenceStatus,
  mover: AbsenceMover,
): MoveProblem | null {
  if (from === to) return null
  const movers = moves[from][to]
  if (!movers) return 'decided'
  if (movers.includes(mover)) return null

  return mover === 'own-lead' ? 'own-absence' : 'not-yours-to-decide'
}
