import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { type CartTotals, cartTotals, orderTypeOf, type StoredCartLine } from '#domain/ordering/cart.ts'
import { type DeliveryFee, chosenDeliveryArea, deliveryFee } from '#domain/ordering/delivery-fee.ts'
import type { OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { isForVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'
import { tipOf } from '#domain/ordering/tip.ts'
import { useNow } from '../shop/use-now.ts'
import { useCart } from './cart-store.ts'
import { useTakeOff } from './late-discounts.ts'

export interface CartSummary {
  totals: CartTotals<StoredCartLine>
  orderType: OrderType
  /** Minimum and free-from of the chosen area; null unless delivered. */
  fee: DeliveryFee | null
  /** What may be taken off now. */
  discounts: OfferedDiscounts
  /** Nobody has to make, fetch or bring anything. */
  isForVouchers: boolean
}

/** What only the checkout asks for. */
type Asked = { donationCents?: number; isTipAsked?: boolean }

/** Prices the open cart against the catalogue. */
export function useCartSummary(
  shop: BranchShopView,
  { donationCents = 0, isTipAsked }: Asked = {},
): CartSummary {
  const items = useCart((cart) => cart.items)
  const isVouchers = isForVouchers(shop, items)
  const chosenType = useOrderType()
  const orderType = isVouchers ? 'takeaway' : chosenType
  const areaName = useCart((cart) => cart.deliveryArea)
  const chosenTip = useCart((cart) => cart.tip)
  const tip = isTipAsked && shop.branch.isTipEnabled ? chosenTip : null
  const discounts = useOfferedDiscounts(shop)
  const takeOff = useTakeOff(shop, discounts)

  return useMemo(() => {
    const area = chosenDeliveryArea(shop.branch.deliveryAreas, areaName)
    const cart = { products: shop.products, items, orderType, area, takeOff, donationCents }
    const totals = cartTotals(cart)
    const tipCents = tipOf(tip, paidGoodsCents(totals))
    return {
      totals: tipCents > 0 ? cartTotals({ ...cart, tipCents }) : totals,
      orderType,
      fee: orderType === 'delivery' ? deliveryFee(area, totals.countedGoodsCents) : null,
      discounts,
      isForVouchers: isVouchers,
    }
  }, [shop, items, isVouchers, orderType, areaName, discounts, takeOff, donationCents, tip])
}

/** What the goods cost after what was taken off; nothing where a share of it would tell a hidden price. */
export function paidGoodsCents({ lines, isPriceHidden }: CartTotals): number {
  if (isPriceHidden) return 0

  return lines.reduce((sum, { grossCents, discountCents }) => sum + grossCents - discountCents, 0)
}

export function useOrderType(): OrderType {
  return useCart((cart) =>
    orderTypeOf({ isDelivery: cart.isDelivery === true, isDineIn: cart.isDineIn === true }),
  )
}

/** What the shop takes off by itself, and what the guest's code does, by the clock of now. */
function useOfferedDiscounts(shop: BranchShopView): OfferedDiscounts {
  const tick = useNow()
  const toldAt = useCart((cart) => cart.toldAt)
  const appointment = useCart((cart) => cart.order.appointmentDate)
  const code = useCart((cart) => cart.discount?.rule)
  const now = toldAt && Temporal.Instant.compare(toldAt, tick) > 0 ? toldAt : tick

  return useMemo(() => offeredDiscounts(shop, { code, appointment, now }), [shop, code, appointment, now])
}

type Occasion = {
  code: DiscountRule | undefined
  appointment: string | null | undefined
  now: Temporal.Instant
}

/** As the server asks for it: goods are wanted for the appointment, as long as it lies ahead. */
export function offeredDiscounts(
  { discounts = [], branch }: BranchShopView,
  { code, appointment, now }: Occasion,
): OfferedDiscounts {
  const chosen = appointment ? Temporal.Instant.from(appointment) : now
  const at = Temporal.Instant.compare(chosen, now) > 0 ? chosen : now

  return { rules: code ? [...discounts, code] : discounts, occasion: { at, now, timeZone: branch.timeZone } }
}
