import type { BranchHours } from '#domain/time/branch-hours.ts'

import type { OwnBranch } from './own-branches.ts'

/** A branch of the database, whose lists may be null, as the rules of opening hours take it. */
export function hoursOf(branch: OwnBranch): BranchHours {
  return {
    timeZone: branch.timeZone,
    openingHours: branch.openingHours ?? [],
    deliveryHours: branch.deliveryHours ?? [],
    isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled ?? false,
  }
}
