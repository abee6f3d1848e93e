import type { BranchCard } from '../catalogue/branch.contract.ts'
import { type BranchHours, branchOpenState } from './branch-hours.ts'
import { formatTime } from './format.ts'

type Branch = BranchHours & Pick<BranchCard, 'identifier'>

/** What administrators read about the branch they look at, or about all. Spec: storefront 2, admin toolbar. */
export function openBranchesText(
  branches: readonly Branch[],
  identifier: string | undefined,
  now: Temporal.Instant,
): string {
  const chosen = branches.find((branch) => branch.identifier === identifier)
  if (chosen) {
    const { state, closesAt } = branchOpenState(chosen, now)
    if (state === 'closed') return 'Geschlossen'
    return closesAt ? `Geöffnet bis ${formatTime(closesAt, chosen.timeZone)}` : 'Geöffnet'
  }

  const open = branches.filter((branch) => branchOpenState(branch, now).state !== 'closed').length
  if (open === 0) return 'Alle Standorte geschlossen'
  return open === 1 ? '1 Standort geöffnet' : `${open} Standorte geöffnet`
}
