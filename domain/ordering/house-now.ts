import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { branchOpenState } from '../time/branch-hours.ts'
import { availableOrderTypes } from './offered-types.ts'
import { orderingNow } from './ordering-stop.ts'

type Shop = Pick<BranchShopView, 'branch' | 'settings' | 'menus' | 'products'>

/** Whether a branch is open by its hours, and whether anything can be ordered there now, be it for later. */
export const houseNow = (shop: Shop, now: Temporal.Instant): { isOpen: boolean; takesOrders: boolean } => ({
  isOpen: branchOpenState(shop.branch, now).state !== 'closed',
  takesOrders: availableOrderTypes(shop.branch).some(
    (type) => orderingNow(shop, type, now).mode !== 'closed',
  ),
})
