import { cartTotals } from '#domain/ordering/cart.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import { acceptPrices, useCart } from '../cart/cart-store.ts'
import { offeredDiscounts } from '../cart/cart-totals.ts'
import { loadDiscounts, takeOffBy } from '../cart/late-discounts.ts'
import { browserBranchShop, readShopAgain } from '../shop/browser-shop.ts'
import { askCodeAgain } from './discount/ask-code.ts'
import { type PriceChange, priceChange } from './price-change.ts'
import type { CheckoutState } from './use-checkout.ts'

/** The catalogue by which a guest was last told what it costs, and when that was. */
export type Seen = { shop: BranchShopView; now: Temporal.Instant }
type Asked = Pick<CheckoutState, 'shop' | 'context' | 'totals' | 'discounts'>

/** What the server refused as outdated, against the catalogue as it is now, which the cart takes over. */
export async function newPrices({ shop, context, totals }: Asked): Promise<Seen & { change: PriceChange }> {
  const { identifier } = shop.branch
  await readShopAgain(identifier)
  const fresh = await browserBranchShop(identifier)
  await askCodeAgain(identifier)
  // Without what reckons with discounts the server would refuse the same price again and again.
  await loadDiscounts(fresh, true)
  const now = Temporal.Now.instant()
  const discounts = offeredNow(fresh, now)
  const change = priceChange({ ...context, before: totals, shop: fresh, discounts })
  acceptPrices(fresh.products)

  return { change, shop: fresh, now }
}

/** Lines say themselves what they cost now; what comes on top of them may have changed without a word. */
export function newFees(seen: Seen, { shop, context, totals, discounts }: Asked): PriceChange | null {
  const { branch, settings } = seen.shop
  const before = cartTotals({
    products: shop.products,
    items: context.items,
    orderType: context.orderType,
    area: chosenDeliveryArea(branch.deliveryAreas, context.deliveryArea),
    takeOff: takeOffBy(offeredNow(seen.shop, seen.now)),
    donationCents: totals.donationCents && settings.donationAmount,
    tipCents: totals.tipCents,
  })
  if (before.totalCents === totals.totalCents) return null

  return priceChange({ ...context, before, shop, discounts, donationCents: totals.donationCents })
}

/** What would be taken off at an instant, for the time and with the code that the guest has chosen. */
function offeredNow(shop: BranchShopView, now: Temporal.Instant) {
  const { order, discount } = useCart.getState()

  return offeredDiscounts(shop, { code: discount?.rule, appointment: order.appointmentDate, now })
}
