import type { BranchView } from '../catalogue/branch.contract.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { branchNextOpening } from '../time/branch-hours.ts'
import {
  availablePaymentMethods,
  type CheckoutMode,
  checkoutMode,
  isOrderingOpen,
  isWithinHours,
} from './checkout-options.ts'
import { availableOrderTypes } from './offered-types.ts'
import { pausedUntil } from './acceptance.ts'
import type { OrderType } from './order-terms.ts'
import { nextSlots } from './slots.ts'

/** Why nothing is taken up right now; the words are in `ordering-stop.texts.ts`. */
export type OrderingStop =
  | { reason: LastingReason }
  /** Ordering begins at this instant for the first time. */
  | { reason: 'not-yet'; opensAt: Temporal.Instant }
  /** Staff have stopped this way to order for a while; `opensAt` is null when the house is closed by then, for long. */
  | { reason: 'paused' | 'delivery-paused'; opensAt: Temporal.Instant | null }
  /** `opensAt` is by the hours of the order type, null when there is none within the next 72 hours. */
  | { reason: 'closed' | 'delivery-closed'; opensAt: Temporal.Instant | null }

/** What no clock ends. */
type LastingReason = 'no-order-type' | 'no-payment-method' | 'menu-empty'

/** `mode` is what can be sent now, `stop` why it is less than an order for as soon as possible. */
export type Ordering = { mode: CheckoutMode; stop: OrderingStop | null }

type Shop = Pick<BranchShopView, 'branch' | 'settings' | 'menus' | 'products'>

/**
 * What a guest who has chosen an order type can do at a branch now, said alike by menu and checkout. The server
 * refuses the same by `checkoutProblems` and `priceOrder`. Spec: storefront 4 and 5.
 */
export function orderingNow(shop: Shop, orderType: OrderType, now: Temporal.Instant): Ordering {
  const lasting = lastingReason(shop)
  if (lasting) return { mode: 'closed', stop: { reason: lasting } }

  const { branch } = shop
  const mode = checkoutMode(branch, orderType, now)
  const stop = isOrderingOpen(branch, orderType, now) ? null : passingStop(branch, orderType, now)
  // A preorder needs a time, and a branch without hours has none.
  const isTimeless = mode === 'preorder' && nextSlots({ branch, orderType, now, limit: 1 }).length === 0

  return { mode: isTimeless ? 'closed' : mode, stop }
}

function lastingReason({ branch, settings, menus, products }: Shop): LastingReason | null {
  if (availableOrderTypes(branch).length === 0) return 'no-order-type'
  // A request for an offer is answered before anything is paid.
  if (!branch.isQuotationRequired && availablePaymentMethods(branch, settings).length === 0) {
    return 'no-payment-method'
  }

  const known = new Set(products.map(({ id }) => id))
  const listed = menus.flatMap(({ catalog }) => catalog.flatMap((entry) => entry.products))
  return listed.some((id) => known.has(id)) ? null : 'menu-empty'
}

function passingStop(branch: BranchView, orderType: OrderType, now: Temporal.Instant): OrderingStop {
  const { orderableFrom } = branch
  if (orderableFrom && Temporal.Instant.compare(now, orderableFrom) < 0) {
    return { reason: 'not-yet', opensAt: Temporal.Instant.from(orderableFrom) }
  }
  const isDelivery = orderType === 'delivery'
  const isHouseOpen = isDelivery && isOrderingOpen(branch, 'takeaway', now)
  const kind = isDelivery ? 'delivery' : 'branch'
  const pauseEnds = isWithinHours(branch, orderType, now) && pausedUntil(branch, orderType, now)
  if (pauseEnds) {
    const isOpenThen = isWithinHours(branch, orderType, pauseEnds)
    return {
      reason: isHouseOpen ? 'delivery-paused' : 'paused',
      opensAt: isOpenThen ? pauseEnds : branchNextOpening(branch, pauseEnds, kind),
    }
  }

  return { reason: isHouseOpen ? 'delivery-closed' : 'closed', opensAt: branchNextOpening(branch, now, kind) }
}
