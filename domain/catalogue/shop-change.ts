import { acceptanceEnds, type PausedBranch } from '../ordering/acceptance.ts'
import { discountChanges } from '../ordering/discounts/when-discount.ts'
import { type BranchHours, nextBranchChange } from '../time/branch-hours.ts'
import { firstAfter } from '../time/first-after.ts'
import { nextCatalogChange } from './availability.ts'
import type { BranchShopView } from './shop.contract.ts'

/** Until when a list of branches says the same of each of them, if only the clock moves on; null without branches. */
export function branchListHoldsUntil(
  branches: readonly (BranchHours & PausedBranch)[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  return firstAfter(
    now,
    branches.flatMap((branch) => [nextBranchChange(branch, now), ...acceptanceEnds(branch)]),
  )
}

/** Until when a branch and its menu show the same, if only the clock moves on: at most the rest of the day. */
export function shopHoldsUntil(shop: BranchShopView, now: Temporal.Instant): Temporal.Instant | null {
  const { branch } = shop

  return firstAfter(now, [
    nextBranchChange(branch, now),
    branch.orderableFrom,
    ...acceptanceEnds(branch),
    nextCatalogChange(shop, now),
    ...discountChanges(shop.discounts ?? [], now, branch.timeZone),
  ])
}
