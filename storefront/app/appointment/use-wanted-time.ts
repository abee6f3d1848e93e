import { useMemo } from 'react'

import { leadTimeOfItems } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { checkoutMode } from '#domain/ordering/checkout-options.ts'
import { appointmentTexts } from '#domain/ordering/appointment.texts.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import { needsAppointment } from '#domain/ordering/order-moment.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { preparationMinutesOf, waitingMinutes } from '#domain/ordering/promised-time.ts'
import { waitText } from '#domain/ordering/promised-time.texts.ts'
import type { FullSlots } from '#domain/ordering/slot-capacity.ts'
import type { SlotQuestion } from '#domain/ordering/slots.ts'
import { useCart } from '../cart/cart-store.ts'
import { useFullSlots } from './full-slots.ts'

/** What may be said about when an order is wanted. */
export type WantedTime = {
  question: SlotQuestion & { leadTimeMinutes: number; fullSlots: FullSlots }
  isRequired: boolean
  isAsapPossible: boolean
  /** Whether a full house is all that keeps the order from being made at once. */
  isAsapFull: boolean
  /** „So bald wie möglich", and how long that takes if the house says so. */
  asapText: string
}

/** Derived from the branch, the cart, the clock and what is full. */
export function useWantedTime(
  { branch, products }: BranchShopView,
  orderType: OrderType,
  now: Temporal.Instant,
): WantedTime {
  const items = useCart((cart) => cart.items)
  const areaName = useCart((cart) => cart.deliveryArea)
  const fullSlots = useFullSlots(branch, orderType)

  return useMemo(() => {
    const area = chosenDeliveryArea(branch.deliveryAreas, areaName)?.area ?? ''
    const leadTimeMinutes = leadTimeOfItems(products, items)
    const preparationMinutes = preparationMinutesOf(branch, { orderType, deliveryArea: area, now })
    const question = { branch, orderType, now, leadTimeMinutes, preparationMinutes, fullSlots }
    const isRequired = needsAppointment(question)
    const isOrder = checkoutMode(branch, orderType, now) === 'order'
    const isElseRequired = needsAppointment({ ...question, fullSlots: noneFull })
    const minutes = waitingMinutes(question)

    return {
      question,
      isRequired,
      isAsapPossible: !isRequired && isOrder,
      isAsapFull: isRequired && !isElseRequired,
      asapText: [appointmentTexts.asSoonAsPossible, minutes && waitText(minutes)].filter(Boolean).join(' · '),
    }
  }, [branch, products, items, areaName, orderType, now, fullSlots])
}

const noneFull: FullSlots = new Set()
