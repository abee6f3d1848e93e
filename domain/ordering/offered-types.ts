import type { BranchView } from '../catalogue/branch.contract.ts'
import { type OrderType, orderTypes } from './order-terms.ts'

export type OrderTypeSwitches = Pick<
  BranchView,
  'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'
>

/** The order types that the branch offers, in the order of the selector. Spec: storefront 2. */
export function availableOrderTypes(branch: OrderTypeSwitches): OrderType[] {
  const isEnabled: Record<OrderType, boolean> = {
    takeaway: branch.isTakeawayEnabled,
    delivery: branch.isDeliveryEnabled,
    dineIn: branch.isDineInEnabled,
  }

  return orderTypes.filter((type) => isEnabled[type])
}
