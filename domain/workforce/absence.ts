import { dayNumberOf } from '../time/calendar-day.ts'
import type { Span } from '../time/spans.ts'
import { type Contract, minutesOwedOn } from './contract.ts'

export const absenceTypeLabels = {
  vacation: 'Urlaub',
  sick: 'Krankenstand',
  unpaid: 'Unbezahlter Urlaub',
  parental: 'Karenz oder Elternzeit',
  training: 'Fortbildung',
  compensatory: 'Zeitausgleich',
  'public-duty': 'Öffentliche Verpflichtung',
} as const

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
  | 'overlap'
  | 'decided'
  | 'not-yours-to-decide'

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
  overlap: { field: 'firstDay', message: 'Für diese Zeit gibt es bereits eine Abwesenheit.' },
  decided: { field: 'status', message: 'Über diese Abwesenheit wurde bereits entschieden.' },
  'not-yours-to-decide': { field: 'status', message: 'Über Abwesenheiten entscheidet die Leitung.' },
}

export function absenceProblems(absence: Absence): ('ends-before-it-begins' | 'empty-day')[] {
  if (absence.lastDay < absence.firstDay) return ['ends-before-it-begins']
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
 * How many days an absence takes: a half for each half of a day on which the contract of that day owes any
 * work and that is no holiday. Exact to the half. Null when no contract covers any of it.
 */
export function countAbsenceDays(
  absence: Absence,
  contracts: readonly Contract[],
  isHoliday: (day: number) => boolean = () => false,
): number | null {
  const { from, to } = halvesOfAbsence(absence)
  const inForce = contracts.filter((contract) => contract.validFrom <= absence.lastDay)
  if (!inForce.some(({ validUntil }) => !validUntil || validUntil >= absence.firstDay)) return null

  let halves = 0
  for (let half = from; half < (to ?? from); half += 1) {
    const day = Math.floor(half / 2)
    if (minutesOwedOn(day, inForce) > 0 && !isHoliday(day)) halves += 1
  }
  return halves / 2
}

/** Absences that take time away from the plan; the others only tell what was asked for. */
export const blockingStatuses: readonly AbsenceStatus[] = ['requested', 'approved']

export type AbsenceMover = 'person' | 'lead'

const moves: Record<AbsenceStatus, Partial<Record<AbsenceStatus, readonly AbsenceMover[]>>> = {
  requested: { approved: ['lead'], rejected: ['lead'], canceled: ['person', 'lead'] },
  approved: { canceled: ['lead'] },
  rejected: {},
  canceled: {},
}

/** Why a status cannot follow another for this mover, or null when it can. The same status is no move. */
export function whyNotMoveAbsence(
  from: AbsenceStatus,
  to: AbsenceStatus,
  mover: AbsenceMover,
): 'decided' | 'not-yours-to-decide' | null {
  if (from === to) return null
  const movers = moves[from][to]
  if (!movers) return 'decided'

  return movers.includes(mover) ? null : 'not-yours-to-decide'
}
