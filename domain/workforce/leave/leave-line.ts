/**
 * `planned` is what was asked for or approved and has not been taken yet, `kept` what would have lapsed and did not,
 * `waived` what is not asked back from whoever leaves.
 */
export type LeaveLineKind =
  | 'carry'
  | 'entitlement'
  | 'change'
  | 'exit'
  | 'taken'
  | 'planned'
  | 'given-back'
  | 'lapsed'
  | 'kept'
  | 'waived'

/** Half days that move a leave account on a day, of which leave year they are, and why; `source` is an absence. */
export type LeaveLine = {
  on: number
  kind: LeaveLineKind
  halfDays: number
  year: string
  reason: string
  source: string | null
}

/** Half days. `left` is what is there today, `planned` what of it is spoken for by then or later. */
export type LeaveSums = {
  carried: number
  entitled: number
  taken: number
  givenBack: number
  lapsed: number
  waived: number
  left: number
  planned: number
}

const earning: readonly LeaveLineKind[] = ['entitlement', 'change', 'exit']

/** What the lines come to on a day; later ones only tell what is planned. */
export function leaveSums(lines: readonly LeaveLine[], today: number): LeaveSums {
  const sumOf = (isMeant: (line: LeaveLine) => boolean) =>
    lines.reduce((sum, line) => (isMeant(line) ? sum + line.halfDays : sum), 0)
  const until = (kind: LeaveLineKind) => sumOf((line) => line.kind === kind && line.on <= today)

  return {
    carried: until('carry'),
    entitled: sumOf(({ kind, on }) => earning.includes(kind) && on <= today),
    taken: 0 - until('taken'),
    givenBack: until('given-back'),
    lapsed: 0 - until('lapsed'),
    waived: until('waived'),
    left: sumOf(({ kind, on }) => kind !== 'planned' && on <= today),
    planned: 0 - sumOf(({ kind }) => kind === 'planned'),
  }
}
