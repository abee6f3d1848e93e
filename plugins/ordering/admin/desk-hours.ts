import type { BranchHours } from '#domain/time/branch-hours.ts'
import type { Desk } from '../operations/read-desk.ts'

/** A branch of the database, whose lists may be null, as the rules of opening hours take it. */
export function hoursOf(branch: Desk['branches'][number]): BranchHours {
  return {
    timeZone: branch.timeZone,
    openingHours: branch.openingHours ?? [],
    deliveryHours: branch.deliveryHours ?? [],
    isDeliveryHoursEnabled: branch.isDeliveryHoursEnabled ?? false,
  }
}
