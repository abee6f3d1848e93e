import type { Country } from '../ordering/order-terms.ts'
import { doSpansOverlap, type Span } from '../time/spans.ts'
import { type Absence, type AbsenceStatus, type AbsenceType, halvesOfAbsence } from './absence.ts'
import { absenceRules, leastSickDays } from './absence-rules.data.ts'

export type KnownAbsence = Absence & { type: AbsenceType; status: AbsenceStatus }

/** The first absence of a person that another one must not overlap, by what each may lie over. */
export function findClash<Other extends KnownAbsence>(
  absence: KnownAbsence,
  others: readonly Other[],
): Other | undefined {
  const halves = halvesOfAbsence(absence)

  return others.find(
    (other) => doSpansOverlap(halves, halvesOfAbsence(other)) && !mayOverlap(absence.type, other.type),
  )
}

const mayOverlap = (one: AbsenceType, other: AbsenceType): boolean =>
  absenceRules[one].mayLieOver.includes(other) || absenceRules[other].mayLieOver.includes(one)

/**
 * The halves in which others stand in the place of an absence. Only what is approved interrupts, and an illness only
 * when it lasts as long as the law of the branch's country wants; one that is prolonged without a gap is one illness.
 */
export function interruptionsOf(
  absence: KnownAbsence,
  others: readonly KnownAbsence[],
  country: Country,
): Span[] {
  const inTheirPlace = others.filter(
    ({ type, status }) => status === 'approved' && absenceRules[type].interrupts.includes(absence.type),
  )
  const halves = halvesOfAbsence(absence)

  return joined(inTheirPlace.map(halvesOfAbsence))
    .filter((span) => calendarDaysOf(span) >= leastSickDays[country])
    .filter((span) => doSpansOverlap(span, halves))
}

/** Stretches of halves as one where they touch or overlap. */
function joined(spans: readonly Span[]): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to ?? from)
    else whole.push({ from, to: to ?? from })
  }

  return whole
}

/** How many days of the calendar it touches. */
const calendarDaysOf = ({ from, to }: { from: number; to: number }): number =>
  Math.ceil(to / 2) - Math.floor(from / 2)
