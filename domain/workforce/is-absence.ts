import { calendarDay } from '../time/hours.contract.ts'
import { absenceStatusLabels, absenceTypeLabels } from './absence.ts'
import type { KnownAbsence } from './absence-overlap.ts'

type Values = Record<string, unknown>

/** Whether what somebody sent has days, a kind and a status at all, so that rules can look at it. */
export function isAbsence<Sent extends Values>(values: Sent): values is Sent & KnownAbsence & StoredPlace {
  return (
    calendarDay.safeParse(values.firstDay).success &&
    calendarDay.safeParse(values.lastDay).success &&
    isOneOf(absenceTypeLabels, values.type) &&
    isOneOf(absenceStatusLabels, values.status)
  )
}

/** Whose it is, and where, as far as anybody has said. */
type StoredPlace = { id?: string; user?: unknown; branch?: unknown }

const isOneOf = (labels: object, value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(labels, value)
