import { useMemo } from 'react'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { type CartTotals, cartTotals, orderTypeOf, type StoredCartLine } from '#domain/ordering/cart.ts'
import { type DeliveryFee, chosenDeliveryArea, deliveryFee } from '#domain/ordering/delivery-fee.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { useCart } from './cart-store.ts'

export interface CartSummary {
  totals: CartTotals<StoredCartLine>
  orderType: OrderType
  /** Minimum and free-from of the chosen area; null unless delivered. */
  fee: DeliveryFee | null
}

/** Prices the open cart against the catalogue. */
export function useCartSummary(shop: BranchShopView, donationCents = 0): CartSummary {
  const items = useCart((cart) => cart.items)
  const orderType = useOrderType()
  const areaName = useCart((cart) => cart.deliveryArea)

  return useMemo(() => {
    const area = chosenDeliveryArea(shop.branch.deliveryAreas, areaName)
    const totals = cartTotals({ products: shop.products, items, orderType, area, donationCents })
    return {
      totals,
      orderType,
      fee: orderType === 'delivery' ? deliveryFee(area, totals.goodsGrossCents) : null,
    }
  }, [shop, items, orderType, areaName, donationCents])
}

export function useOrderType(): OrderType {
  return useCart((cart) =>
    orderTypeOf({ isDelivery: cart.isDelivery === true, isDineIn: cart.isDineIn === true }),
  )
}
