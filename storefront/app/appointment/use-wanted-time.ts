import { useMemo } from 'react'

import { longestLeadTimeMinutes } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkoutMode } from '#domain/ordering/checkout-options.ts'
import { needsAppointment } from '#domain/ordering/order-moment.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { SlotQuestion } from '#domain/ordering/slots.ts'
import { useCart } from '../cart/cart-store.ts'

/** What may be said about when an order is wanted. */
export type WantedTime = {
  question: SlotQuestion & { leadTimeMinutes: number }
  isRequired: boolean
  isAsapPossible: boolean
}

/** Derived from the branch, the cart and the clock. */
export function useWantedTime(
  { branch, products }: BranchShopView,
  orderType: OrderType,
  now: Temporal.Instant,
): WantedTime {
  const items = useCart((cart) => cart.items)

  return useMemo(() => {
    const ordered = new Set(items.map((item) => item.product))
    const leadTimeMinutes = longestLeadTimeMinutes(products.filter(({ id }) => ordered.has(id)))
    const question = { branch, orderType, now, leadTimeMinutes }
    const isRequired = needsAppointment(question)

    return {
      question,
      isRequired,
      isAsapPossible: !isRequired && checkoutMode(branch, orderType, now) === 'order',
    }
  }, [branch, products, items, orderType, now])
}
