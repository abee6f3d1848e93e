import { type Contract, planOf, spanOfContract, usualWeek, workdaysPerWeek } from '../contract.ts'

/** Day numbers; for how long a person has the same leave of a year, and works on as many days of the week. */
export type LeavePhase = { from: number; to: number | null; halfDaysPerYear: number; daysPerWeek: number }

export type LeaveContract = Contract & { holidayDaysPerYear: number; employmentType: string }

/**
 * What contracts come to as leave. Of several at once the person is away from all of them, so weeks do not add up: the
 * most weeks that any of them gives, in days of the week on which any of them is worked. Free contracts have no leave.
 */
export function leavePhases(contracts: readonly LeaveContract[]): LeavePhase[] {
  const employed = contracts
    .filter(({ employmentType }) => employmentType !== 'freelance')
    .map((contract) => ({ contract, span: spanOfContract(contract) }))
  const ends = employed.flatMap(({ span: { from, to } }) => (to === null ? [from] : [from, to]))
  const cuts = [...new Set(ends)].toSorted((one, other) => one - other)

  const phases: LeavePhase[] = []
  for (const [index, from] of cuts.entries()) {
    const inForce = employed.filter(({ span }) => from >= span.from && (span.to === null || from < span.to))
    if (inForce.length === 0) continue
    const to = cuts[index + 1] ?? null
    add(phases, { from, to, ...leaveOf(inForce.map(({ contract }) => contract)) })
  }

  return phases
}

function leaveOf(contracts: readonly LeaveContract[]): Pick<LeavePhase, 'halfDaysPerYear' | 'daysPerWeek'> {
  const weeks = contracts.map((contract) => planOf(contract) ?? usualWeek)
  const daysPerWeek = usualWeek.filter((_, weekday) => weeks.some((week) => (week[weekday] ?? 0) > 0)).length
  const halfDays = contracts.map((contract) =>
    Math.ceil((2 * contract.holidayDaysPerYear * daysPerWeek) / workdaysPerWeek(contract)),
  )

  return { halfDaysPerYear: Math.max(...halfDays), daysPerWeek }
}

/** A contract that changes something else goes on with the same leave. */
function add(phases: LeavePhase[], phase: LeavePhase): void {
  const last = phases.at(-1)
  const isSame =
    last?.to === phase.from &&
    last.halfDaysPerYear === phase.halfDaysPerYear &&
    last.daysPerWeek === phase.daysPerWeek
  if (isSame) last.to = phase.to
  else phases.push(phase)
}
