import type { Punch } from '../clock/punch.ts'
import type { SeenPerson } from './seen-person.ts'

export type OwnBranch = SeenPerson['branches'][number]
export type Where =
  /** Here, and where else somebody could who does not work yet. */
  | { kind: 'here'; branch: OwnBranch; others: readonly OwnBranch[] }
  /** What is not over was begun where only the clock of the house counts. */
  | { kind: 'begun-at-clock'; name: string | null }
  | { kind: 'nowhere-allowed'; names: readonly string[] }
  | { kind: 'no-branch' }

type Asked = {
  seen: SeenPerson
  /** What waits on this device. */
  punches: readonly Punch[]
  isAtWork: boolean
  /** What they have chosen here, now or before. */
  chosen: string
}

/** At which branch a press counts: work goes on where it began, and begins where somebody says. */
export function whereToPress({ seen: { branches, activity }, punches, isAtWork, chosen }: Asked): Where {
  if (branches.length === 0) return { kind: 'no-branch' }
  const allowed = branches.filter(({ allowsOwnDevices }) => allowsOwnDevices)
  const begunAt = isAtWork
    ? (punches.findLast(({ kind }) => kind === 'start')?.branch ?? activity?.branch ?? null)
    : null
  if (begunAt !== null) {
    const branch = allowed.find(({ id }) => id === begunAt)
    if (branch) return { kind: 'here', branch, others: [] }
    return { kind: 'begun-at-clock', name: branches.find(({ id }) => id === begunAt)?.name ?? null }
  }

  const branch = allowed.find(({ id }) => id === chosen) ?? allowed[0]
  if (!branch) return { kind: 'nowhere-allowed', names: branches.map(({ name }) => name) }
  return { kind: 'here', branch, others: isAtWork ? [] : allowed.filter(({ id }) => id !== branch.id) }
}
