import type { BranchCard } from '../catalogue/branch.contract.ts'
import type { HoursEntry } from './hours.contract.ts'
import { nextHoursChangeAcross, nextOpeningAcross, type OpenState, openStateAcross } from './opening-hours.ts'

export { hoursTable, specialDays } from './hours-table.ts'

export type BranchHours = Pick<
  BranchCard,
  'openingHours' | 'deliveryHours' | 'isDeliveryHoursEnabled' | 'timeZone'
>

/** `branch` is the house as a whole, `delivery` its delivery service. */
export type BranchHoursKind = 'branch' | 'delivery'

/**
 * Open within the opening hours or, when separate delivery hours are enabled, within those;
 * `closesAt` is the end of both taken together. Spec: storefront 4.
 */
export function branchOpenState(branch: BranchHours, now: Temporal.Instant): OpenState {
  return openStateAcross(listsOf(branch, 'branch'), now, branch.timeZone)
}

/** As `branchOpenState`, by the hours in which the branch delivers. Spec: storefront 4. */
export function deliveryOpenState(branch: BranchHours, now: Temporal.Instant): OpenState {
  return openStateAcross(listsOf(branch, 'delivery'), now, branch.timeZone)
}

/** The next opening of the branch or of its delivery within 72 hours, see `nextOpening`. */
export function branchNextOpening(
  branch: BranchHours,
  now: Temporal.Instant,
  kind: BranchHoursKind = 'branch',
): Temporal.Instant | null {
  return nextOpeningAcross(listsOf(branch, kind), now, branch.timeZone)
}

/** The first instant after `now` at which what is said of these hours may differ, see `nextHoursChangeAcross`. */
export function nextBranchChange(branch: BranchHours, now: Temporal.Instant): Temporal.Instant {
  const house = nextHoursChangeAcross(listsOf(branch, 'branch'), now, branch.timeZone)
  const delivery = nextHoursChangeAcross(listsOf(branch, 'delivery'), now, branch.timeZone)

  return Temporal.Instant.compare(house, delivery) <= 0 ? house : delivery
}

/** The hours in which delivery runs: its own when enabled, else the opening hours. */
export function deliveryHoursOf(branch: BranchHours): HoursEntry[] {
  return branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours
}

function listsOf(branch: BranchHours, kind: BranchHoursKind): HoursEntry[][] {
  if (kind === 'delivery') return [deliveryHoursOf(branch)]
  if (branch.isDeliveryHoursEnabled) return [branch.openingHours, branch.deliveryHours]
  return [branch.openingHours]
}
