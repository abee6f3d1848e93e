/** Why a month cannot be closed just now. */
export const closingProblems = [
  'own-month',
  'not-over',
  'month-before-open',
  'month-after-closed',
  'work-unfinished',
  'conflicts-open',
  'absence-requested',
  'objected',
  'not-confirmed',
] as const
export type ClosingProblem = (typeof closingProblems)[number]

export type ClosingFacts = {
  /** Whether the person would close their own month, and is not of the administration. */
  isOwn: boolean
  /** By the clock of the person's branch. */
  isOver: boolean
  /** Whether the month before is closed, or there is none. */
  isInTurn: boolean
  /** Whether a later month is closed, which was carried on without this one. */
  isOvertaken: boolean
  /** Activities of the month that go on or lack their end, and presses that fitted to nothing. */
  unfinished: number
  conflicts: number
  /** Absences that nobody has decided about. */
  requested: number
  /** Whether the person has said that something is wrong, and not confirmed it since. */
  isObjected: boolean
  /** Whether the person has confirmed just this sheet, or it is said why they have not. */
  isConfirmed: boolean
  reason: string | null
}

/** What has to happen first, in the order in which somebody would see to it. Nobody confirms a month that goes on. */
export function whyNotCloseMonth(facts: ClosingFacts): ClosingProblem[] {
  const isAgreed = facts.isConfirmed || facts.reason !== null || !facts.isOver

  return [
    ...(facts.isOwn ? ['own-month' as const] : []),
    ...(facts.isOver ? [] : ['not-over' as const]),
    ...(facts.isInTurn ? [] : ['month-before-open' as const]),
    ...(facts.isOvertaken ? ['month-after-closed' as const] : []),
    ...(facts.unfinished > 0 ? ['work-unfinished' as const] : []),
    ...(facts.conflicts > 0 ? ['conflicts-open' as const] : []),
    ...(facts.requested > 0 ? ['absence-requested' as const] : []),
    ...(isAgreed ? [] : [facts.isObjected ? ('objected' as const) : ('not-confirmed' as const)]),
  ]
}
