/** What went wrong at the clock, and what somebody wrote down instead. */
export type Mishap = {
  person: string
  /** Of the three months, and of the person's shifts in it. */
  month: 0 | 1 | 2
  nth: number
  /** An end that nobody pressed, one that was pressed again later, or one that was too early. */
  kind: 'no-end' | 'second-end' | 'early-end'
  /** As the lead corrected it; an open one is still to be put right. */
  corrected: { minutesAfterPlan: number; reason: string } | null
}

export const mishaps: readonly Mishap[] = [
  {
    person: 'dominik',
    month: 0,
    nth: 2,
    kind: 'no-end',
    corrected: {
      minutesAfterPlan: 10,
      reason: 'Ende nicht gestempelt, laut Dienstplan und Rücksprache',
    },
  },
  {
    person: 'hanna',
    month: 2,
    nth: 1,
    kind: 'early-end',
    corrected: {
      minutesAfterPlan: 45,
      reason: 'Nach dem Stempeln noch die Abrechnung fertig gemacht',
    },
  },
  { person: 'hanna', month: 2, nth: 3, kind: 'second-end', corrected: null },
  { person: 'matteo', month: 2, nth: 3, kind: 'no-end', corrected: null },
]
